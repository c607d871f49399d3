import {useEffect, useLayoutEffect, useRef} from 'react';
import type {ShownPage} from '@dental/admin';

/** Leads to what an edit has changed in the page that is shown, and to an edited case when its page comes. */
export function useChangeShown(page: ShownPage): void {
  const changes = useRef<MutationObserver>(undefined);
  const path = useRef('');
  useLayoutEffect(() => {
    const records = changes.current?.takeRecords() ?? [];
    const heading = page.gallery?.cases[0]?.heading;
    if (path.current === page.frontMatter.path) leadTo(changedPlace(records));
    else if (heading)
      leadTo([...document.querySelectorAll('main :is(h2, h3)')].find((one) => one.textContent === heading));
    path.current = page.frontMatter.path;
  }, [page]);
  useEffect(() => {
    changes.current = new MutationObserver(() => undefined);
    changes.current.observe(document, {subtree: true, childList: true, characterData: true, attributeFilter: ['src']});
    return () => changes.current?.disconnect();
  }, []);
}

/** The first place that has changed: in its own part of the page before what all pages have. */
function changedPlace(records: readonly MutationRecord[]): Element | undefined {
  const places = records
    .flatMap(({target, addedNodes}) => (addedNodes.length > 0 ? [...addedNodes] : [target]))
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .flatMap((place) => (place?.isConnected && place.checkVisibility() ? [place] : []));
  return places.find((place) => place.closest('main')) ?? places[0];
}

/** Scrolls to a place, and outlines it for a moment. */
function leadTo(place: Element | undefined): void {
  if (!place) return;
  const isTall = place.getBoundingClientRect().height > innerHeight / 2;
  place.scrollIntoView({block: isTall ? 'start' : 'center', behavior: 'instant'});
  const outline = {outline: '3px solid var(--copper)', outlineOffset: '4px'};
  place.animate([outline, {...outline, offset: 0.8}, {...outline, outlineColor: 'transparent'}], 4000);
}
