import {HYDRATED} from '@dental/practice';

/** The id of the `<template>` that holds what the page is to load. */
export const ON_ACT = 'act';

/** What counts as the visitor's first act. */
const ACTS = 'pointermove pointerdown keydown focusin input scroll'.split(' ');

/** How long after the first act the scripts run at the earliest, in milliseconds: what was touched answers first. */
const REST = 400;

/** How much longer they wait for a browser that is busy, in milliseconds. */
const BUSY = 600;

/** How long after the last act the scripts are fetched, in milliseconds: a press on a link that leaves may come. */
const STILL = 100;

/** How long a click that is kept waits for the scripts, in milliseconds. */
const PATIENCE = 8_000;

/**
 * Loads the page's scripts when the visitor acts, and not before. It runs at the end of every page, and is kept short,
 * as every page pays for it.
 *
 * When the visitor has acted and rests, the template's links are followed, which fetches everything with low priority;
 * its scripts run when the browser is idle. A click on a link with `data-replay` that comes earlier is kept and done
 * again when the page is hydrated, or as if there were no scripts if they do not come. Where the
 * entry of the history, by its address or by what it keeps, asks something of a part of the page (`data-reads-entry`), they
 * come at once.
 */
export function loadOnAct(): void {
  const {content} = document.getElementById(ON_ACT) as HTMLTemplateElement;
  const end = new AbortController();
  const untilEnd = {capture: true, signal: end.signal};
  let kept: HTMLAnchorElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const fetchAll = () => document.head.append(...content.querySelectorAll('link'));

  const run = () => {
    fetchAll();
    content.querySelectorAll('script').forEach((script) => {
      // One after the other: scripts that do not come with the page's HTML run as they come if they are not told so.
      script.async = false;
      script.onerror = doWithout;
      document.head.append(script);
    });
  };

  const start = () => {
    fetchAll();
    setTimeout(() => (self.requestIdleCallback ?? setTimeout)(run, {timeout: BUSY}), REST);
  };

  // A press on a link to another page leaves this one: what would be fetched here would only be in its way.
  // A browser without a window (of a search engine, of Lighthouse) puts a mouse at 0, 0 that nobody moves.
  const note = ({type, target, x, y}: PointerEvent) => {
    if (x + y === 0) return;
    clearTimeout(waiting);
    if (!/^pointerd|^f/.test(type) || !(target as Element).closest('a:not([data-replay])'))
      waiting = setTimeout(start, STILL);
  };

  const keep = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-replay]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept = link;
    run();
    setTimeout(doWithout, PATIENCE);
  };

  const doWithout = () => {
    end.abort();
    if (kept) location.href = kept.href;
  };

  ACTS.forEach((name) => addEventListener(name, note as (event: Event) => void, untilEnd));
  addEventListener('click', keep, untilEnd);
  if (
    (location.search || (history.state as {answers?: object} | null)?.answers) &&
    document.querySelector('[data-reads-entry]')
  )
    start();
  addEventListener(HYDRATED, () => {
    end.abort();
    if (!kept) return;
    kept.click();
    kept = undefined;
  });
}
