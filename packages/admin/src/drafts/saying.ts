import {element} from '../element';

/** What becomes of a save: it begins, hangs, is done, or failed. */
export type Outcome =
  | {state: 'saving' | 'slow'}
  | {state: 'saved'; taken: readonly string[]; link?: string | undefined}
  | {state: 'failed'; why: string};

const WORDS = {
  slow: 'Still saving. The connection may be slow: leave this page open. What you typed is kept in this browser.',
  saved: 'Saved. A colleague has to approve it',
  failed: 'Not saved. ',
};

let said: HTMLElement | undefined;

/** Says what becomes of a save, until the next one begins; what failed is said for as long as its form is open. */
export function say(outcome: Outcome): void {
  // Whoever is asked something is not kept waiting by the connection.
  if (outcome.state === 'slow' && document.querySelector('dialog[open]')) return;
  said?.remove();
  if (outcome.state === 'saving') return;
  const isSaved = outcome.state === 'saved';
  const close = element('button', {type: 'button', onclick: () => said?.remove()}, ['Close']);
  const parts = isSaved
    ? [
        `${WORDS.saved}${outcome.link ? ': ' : '.'}`,
        ...(outcome.link ? [linkTo(outcome.link)] : []),
        ...ofOthers(outcome.taken),
        close,
      ]
    : [WORDS[outcome.state] + (outcome.state === 'failed' ? outcome.why : '')];
  said = element('p', {className: `save-outcome is-${outcome.state}`, role: isSaved ? 'status' : 'alert'}, parts);
  document.body.append(said);
  if (!isSaved) addEventListener('hashchange', () => said?.matches('.is-failed') && said.remove(), {once: true});
}

/** What is in a draft of others, which the form does not show yet. */
function ofOthers(taken: readonly string[]): (HTMLElement | string)[] {
  if (taken.length === 0) return [];
  const show = element('button', {type: 'button', onclick: () => location.reload()}, ['Show it']);
  return [` Somebody else saved at the same time. In the draft are theirs, too: ${taken.join('; ')}.`, show];
}

function linkTo(href: string): HTMLElement {
  return element('a', {href, target: '_blank', rel: 'noopener'}, ['see where it is discussed']);
}
