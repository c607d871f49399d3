import {align} from '@dental/changes/align';

/** A place of a page that says or shows something by itself. */
interface Said {
  place: Element;
  said: string;
}

/** The parts of a page in which a change is looked for, one after the other. */
const PARTS = ['#promotions', 'main', 'body header', 'body footer'];

/** What the page says, part by part. */
export function saidNow(): Said[][] {
  return PARTS.map((part) => saidIn(document.querySelectorAll(`${part} *`)));
}

/**
 * Leads to what has changed since the page said something else: where most has changed in a row, so that a new review comes
 * before the number of reviews.
 */
export function leadToChange(former: readonly Said[][]): void {
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open');
  for (const [part, places] of saidNow().entries()) {
    const changed = runsOf(former[part] ?? [], places)
      .flat()
      .find(isOpened);
    if (changed) return leadTo(changed);
  }
}

/** Leads to the first place that says something. */
export function leadToWords(words: string): void {
  const found = saidNow()
    .flat()
    .find(({said, place}) => said === words && isOpened(place));
  if (found) leadTo(found.place);
}

/** The places that have changed in a row, the longest row first; where something is gone, what is in its place. */
function runsOf(former: readonly Said[], places: readonly Said[]): Element[][] {
  const runs: Element[][] = [];
  let run: Element[] | undefined;
  let last = places[0];
  const aligned = align(former, places, {isSame: (one, other) => one.said === other.said});
  for (const [index, {after, isSame}] of aligned.entries()) {
    if (isSame) run = undefined;
    else if (!run) runs.push((run = []));
    last =
      places[after ?? aligned.slice(index).find((next) => next.after !== undefined)?.after ?? -1] ??
      last;
    if (last) run?.push(last.place);
  }
  return runs.sort((one, other) => other.length - one.length);
}

function saidIn(places: Iterable<Element>): Said[] {
  return [...places].flatMap((place) => {
    const texts = [...place.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const leads = place instanceof HTMLAnchorElement ? place.href : '';
    const shows = place instanceof HTMLImageElement ? place.src + place.alt : '';
    const said = texts.map((node) => node.textContent).join('') + shows + leads;
    return said.trim() === '' ? [] : [{place, said}];
  });
}

/** Opens the menus and answers around a place, unless it cannot be seen all the same. */
function isOpened(place: Element): boolean {
  const closed: HTMLDetailsElement[] = [];
  for (let at = place.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.open) closed.push(at);
  for (const details of closed) details.open = true;
  const isSeen = place.checkVisibility();
  if (!isSeen) for (const details of closed) details.open = false;
  return isSeen;
}

/** Scrolls to a place, and outlines it for a moment. */
function leadTo(place: Element): void {
  const isTall = place.getBoundingClientRect().height > innerHeight / 2;
  place.scrollIntoView({block: isTall ? 'start' : 'center', behavior: 'instant'});
  const outline = {outline: '3px solid var(--accent)', outlineOffset: '4px'};
  place.animate(
    [outline, {...outline, offset: 0.8}, {...outline, outlineColor: 'transparent'}],
    4000,
  );
}
