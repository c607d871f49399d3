/** What is filled in, by the names of the fields; empty ones are left out. */
export type Answers = Record<string, string>;

/** What a form holds. */
export function answersIn(form: HTMLFormElement): Answers {
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/** Fills a form in; what somebody has typed meanwhile stays. */
export function fillIn(form: HTMLFormElement, answers: Answers): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) field.value ||= answers[field.name] ?? '';
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'radio' || field.type === 'checkbox') field.checked ||= answers[field.name] === field.value;
    else field.value ||= answers[field.name] ?? '';
  }
}

/** Repeats the patient's name and birth date at the top of each sheet. */
export function repeatNames(form: HTMLFormElement): void {
  const answers = answersIn(form);
  for (const place of form.querySelectorAll<HTMLElement>('[data-repeats]'))
    place.textContent = answers[place.dataset.repeats ?? ''] ?? '';
}

/*
 * Answers are kept in the entry of the browser's history that the page is (HTML, 7.2.5): they outlast a reload and the
 * way back, are gone with the tab, and no other page can read them. A third party that runs on another page of ours
 * could read what is in sessionStorage.
 */

/** The answers that the history entry keeps. */
export function keptAnswers(): Answers {
  return (history.state as {answers?: Answers} | null)?.answers ?? {};
}

/** Keeps answers in the history entry; none deletes those that are there. */
export function keepAnswers(answers: Answers): void {
  const kept = Object.keys(answers).length > 0 ? answers : undefined;
  history.replaceState({...(history.state as object | null), answers: kept}, '');
}
