import {useLayoutEffect, useRef} from 'react';
import type {ShownPage} from '@dental/admin';

/** A place of a page that says or shows something by itself. */
interface Said {
  place: Element;
  said: string;
}

/** The parts of a page in which a change is looked for, one after the other. */
const PARTS = ['#promotions', 'main', 'body header', 'body footer'];

/** What was last led to in this tab, as `[path, part, place, what it says]`: after a save the editor loads its frame anew. */
const LAST = 'last-change';

/** Leads to what an edit has changed in the page that is shown, and to an edited case when its page comes. */
export function useChangeShown(page: ShownPage): void {
  const former = useRef<{path: string; parts: Said[][]}>({path: '', parts: []});
  useLayoutEffect(() => {
    const {path} = page.frontMatter;
    const parts = PARTS.map((part) => saidIn(document.querySelectorAll(`${part} *`)));
    const heading = page.gallery?.cases[0]?.heading;
    const last = sessionStorage.getItem(LAST);
    const isKnown = former.current.path === path;
    const isChanged = ({said}: Said, part: number, index: number) =>
      isKnown
        ? said !== former.current.parts[part]?.[index]?.said
        : heading === said || last === JSON.stringify([path, part, index, said]);
    for (const [part, places] of parts.entries()) {
      const index = places.findIndex((one, at) => isChanged(one, part, at) && isOpened(one.place));
      if (index === -1) continue;
      leadTo(places[index]!.place);
      sessionStorage.setItem(LAST, JSON.stringify([path, part, index, places[index]!.said]));
      break;
    }
    former.current = {path, parts};
  }, [page]);
}

function saidIn(places: Iterable<Element>): Said[] {
  return [...places].flatMap((place) => {
    const texts = [...place.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const said = place instanceof HTMLImageElement ? place.src : texts.map((node) => node.textContent).join('');
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
  place.animate([outline, {...outline, offset: 0.8}, {...outline, outlineColor: 'transparent'}], 4000);
}
