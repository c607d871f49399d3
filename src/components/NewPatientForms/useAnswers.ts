import {useEffect, type RefObject} from 'react';

/** How long after the last key answers are kept, in milliseconds. Safari allows 100 changes of history in 30 seconds. */
const SAVE_DELAY_MS = 400;

/** What is filled in, by the names of the fields; empty ones are left out. */
type Answers = Record<string, string>;

/**
 * Keeps what is filled in with the page, and nowhere else. Before answers are lost that have not been printed, the browser
 * asks once.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const end = new AbortController();
    const {signal} = end;
    let isNew = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const keep = () => {
      clearTimeout(timer);
      saveAnswers(element);
    };
    const note = () => {
      isNew = true;
      clearTimeout(timer);
      timer = setTimeout(keep, SAVE_DELAY_MS);
    };
    const settle = () => {
      isNew = false;
    };
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      if (isNew) event.preventDefault();
      settle();
    };

    restoreAnswers(element);
    keep();
    element.addEventListener('input', note, {signal});
    // The fields are empty once the event is over.
    element.addEventListener('reset', () => setTimeout(() => [keep(), settle()]), {signal});
    addEventListener('beforeunload', ask, {signal});
    addEventListener('pagehide', keep, {signal});
    addEventListener('beforeprint', keep, {signal});
    addEventListener('afterprint', settle, {signal});
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [form]);
}

/** Fills the form in with the answers that were kept; what somebody has typed meanwhile stays. */
function restoreAnswers(form: HTMLFormElement): void {
  const answers = (history.state as {answers?: Answers} | null)?.answers ?? {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    const answer = answers[field.name] ?? '';
    if (field.type === 'radio' || field.type === 'checkbox')
      (field as HTMLInputElement).checked ||= answer === field.value;
    else field.value ||= answer;
  }
}

/**
 * Keeps the answers in the entry of the browser's history that the page is (HTML, 7.2.5): they outlast a reload and the
 * way back, are gone with the tab, and no other page can read them. A third party that runs on another page of ours could
 * read what is in sessionStorage. The patient's name and birth date are repeated at the top of each sheet.
 */
function saveAnswers(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].filter(([, answer]) => answer !== '');
  const answers = Object.fromEntries(filled) as Answers;
  history.replaceState({...history.state, answers: filled.length > 0 ? answers : undefined}, '');
  for (const place of form.querySelectorAll<HTMLElement>('[data-repeats]'))
    place.textContent = answers[place.dataset.repeats ?? ''] ?? '';
}
