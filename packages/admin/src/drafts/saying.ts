import {element} from '../element';

const WORDS = {
  slow: 'Still saving. The connection may be slow: leave this page open. What you typed is kept in this browser.',
  saved: 'Saved. A colleague has to approve it.',
  takenOut: 'Taken out in a draft. Patients see it until a colleague has approved that.',
  gone: 'This draft takes it out: it is gone once a colleague has approved that. To keep it, press “Give up this draft”.',
  failed: 'Not saved. ',
};

const SHARED = ' Somebody else saved at the same time: the draft has theirs, too.';

/** What becomes of a save: it hangs, is done, or failed; or that the draft which is open takes its entry out. */
export interface Outcome {
  state: keyof typeof WORDS;
  /** Whether the draft has what somebody else has saved, which the form does not show yet. */
  isShared?: boolean;
  link?: string;
  why?: string;
}

let said: HTMLElement | undefined;

/** Takes away what was said: something else begins. */
export function sayNothing(): void {
  said?.remove();
}

/** Says what becomes of a save; what failed, or is gone, is said for as long as its form is open. */
export function say({state, isShared, link, why = ''}: Outcome): void {
  // Whoever is asked something is not kept waiting by the connection.
  if (state === 'slow' && document.querySelector('dialog[open]')) return;
  sayNothing();
  const isDone = state === 'saved' || state === 'takenOut';
  const own = element('p', {className: 'save-outcome', role: isDone ? 'status' : 'alert'}, [
    WORDS[state] + why,
  ]);
  const addButton = (words: string, onclick: () => void) =>
    own.append(element('button', {type: 'button', onclick}, [words]));
  if (link)
    own.append(
      ' ',
      element('a', {href: link, target: '_blank', rel: 'noopener'}, ['See where it is discussed.']),
    );
  if (isShared) own.append(SHARED);
  if (isShared) addButton('Show it', () => location.reload());
  if (isDone) addButton('Close', () => own.remove());
  document.body.append(own);
  said = own;
  if (state === 'failed' || state === 'gone')
    addEventListener('hashchange', () => own.remove(), {once: true});
}
