import {useLayoutEffect, useRef} from 'react';
import type {ShownPage} from '@dental/admin';

/** A place of a page that says or shows something by itself. */
interface Said {
  place: Element;
  said: string;
}

/** Leads to what an edit has changed in the page that is shown, and to an edited case when its page comes. */
export function useChangeShown(page: ShownPage): void {
  const former = useRef<{path: string; all: Said[]}>({path: '', all: []});
  useLayoutEffect(() => {
    const {path} = page.frontMatter;
    const all = saidIn(document.querySelectorAll('main *'));
    const heading = page.gallery?.cases[0]?.heading;
    const isChanged = ({said, place}: Said, index: number) =>
      former.current.path === path
        ? said !== former.current.all[index]?.said && place.checkVisibility()
        : heading !== undefined && said === heading;
    leadTo(all.find(isChanged)?.place);
    former.current = {path, all};
  }, [page]);
}

function saidIn(places: Iterable<Element>): Said[] {
  return [...places].flatMap((place) => {
    const texts = [...place.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const said = place instanceof HTMLImageElement ? place.src : texts.map((node) => node.textContent).join('');
    return said.trim() === '' ? [] : [{place, said}];
  });
}

/** Scrolls to a place, and outlines it for a moment. */
function leadTo(place: Element | undefined): void {
  if (!place) return;
  const isTall = place.getBoundingClientRect().height > innerHeight / 2;
  place.scrollIntoView({block: isTall ? 'start' : 'center', behavior: 'instant'});
  const outline = {outline: '3px solid var(--accent)', outlineOffset: '4px'};
  place.animate([outline, {...outline, offset: 0.8}, {...outline, outlineColor: 'transparent'}], 4000);
}
