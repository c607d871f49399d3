import {element} from '../element';

/** What becomes of a save: it begins, hangs, is done, or failed; or that the draft which is open takes its entry out. */
type Outcome =
  | {state: 'saving' | 'slow' | 'gone'}
  | {state: 'saved'; isShared?: boolean; isGone?: boolean; link?: string | undefined}
  | {state: 'failed'; why: string};

const WORDS = {
  slow: 'Still saving. The connection may be slow: leave this page open. What you typed is kept in this browser.',
  saved: 'Saved. A colleague has to approve it.',
  takenOut: 'Taken out in a draft. Patients see it until a colleague has approved that.',
  gone: 'This draft takes the entry out: it is gone once a colleague has approved that. To keep it, press “Give up this draft”.',
  shared: ' Somebody else saved at the same time: the draft has theirs, too.',
  failed: 'Not saved. ',
};

let said: HTMLElement | undefined;

/** Says what becomes of a save, until the next one begins; what failed, or is gone, is said for as long as its form is open. */
export function say(outcome: Outcome): void {
  // Whoever is asked something is not kept waiting by the connection.
  if (outcome.state === 'slow' && document.querySelector('dialog[open]')) return;
  said?.remove();
  if (outcome.state === 'saving') return;
  const isSaved = outcome.state === 'saved';
  const stays = isSaved || outcome.state === 'slow';
  said = element(
    'p',
    {className: `save-outcome is-${outcome.state}`, role: isSaved ? 'status' : 'alert'},
    isSaved ? saved(outcome) : [WORDS[outcome.state] + (outcome.state === 'failed' ? outcome.why : '')],
  );
  document.body.append(said);
  const own = said;
  if (!stays) addEventListener('hashchange', () => own.remove(), {once: true});
}

/** What happens next, and what is in the draft that the form does not show yet. */
function saved({link, isShared, isGone}: Outcome & {state: 'saved'}): (HTMLElement | string)[] {
  const button = (words: string, onclick: () => void) => element('button', {type: 'button', onclick}, [words]);
  const discussion =
    link && element('a', {href: link, target: '_blank', rel: 'noopener'}, ['See where it is discussed.']);
  return [
    isGone ? WORDS.takenOut : WORDS.saved,
    ...(discussion ? [' ', discussion] : []),
    ...(isShared ? [WORDS.shared, button('Show it', () => location.reload())] : []),
    button('Close', () => said?.remove()),
  ];
}
