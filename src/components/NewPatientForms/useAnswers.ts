import {useEffect, type RefObject} from 'react';

/**
 * Answers are saved after a pause, because Safari allows only 100 history changes in 30 seconds.
 */
const SAVE_DELAY_MS = 400;

/** Answers by field name, without empty ones. */
type Answers = Record<string, string>;

/**
 * Saves the answers with the page and nowhere else. The browser asks once before answers are lost
 * that haven't been printed.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const events = new AbortController();
    const {signal} = events;
    let hasNewAnswers = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const save = () => {
      clearTimeout(timer);
      saveAnswers(element);
    };
    const scheduleSave = () => {
      hasNewAnswers = true;
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY_MS);
    };
    const markPrinted = () => {
      hasNewAnswers = false;
    };
    const saveAfterReset = () => {
      save();
      hasNewAnswers = false;
    };
    const confirmLeave = (event: BeforeUnloadEvent) => {
      save();
      if (hasNewAnswers) event.preventDefault();
      hasNewAnswers = false;
    };

    restoreAnswers(element);
    save();
    element.addEventListener('input', scheduleSave, {signal});
    // The fields are empty only after the event.
    element.addEventListener('reset', () => setTimeout(saveAfterReset), {signal});
    addEventListener('beforeunload', confirmLeave, {signal});
    addEventListener('pagehide', save, {signal});
    addEventListener('beforeprint', save, {signal});
    addEventListener('afterprint', markPrinted, {signal});
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, [form]);
}

/** Fills in the saved answers, except in fields that the visitor has filled in since. */
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
 * Saves the answers in the page's entry of the browser history (HTML, 7.2.5). They survive a reload
 * and the Back button, and disappear with the tab. No other page can read them; sessionStorage
 * could be read by a third party on another page of ours. Also copies them for paper: in place of
 * their fields, and the name and the birth date at the top of each sheet.
 */
function saveAnswers(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].filter(([, answer]) => answer !== '');
  const answers = Object.fromEntries(filled) as Answers;
  history.replaceState({...history.state, answers: filled.length > 0 ? answers : undefined}, '');
  for (const copy of form.querySelectorAll<HTMLElement>('[data-repeats]'))
    copy.textContent = answers[copy.dataset.repeats ?? ''] ?? '';
}
