import {HYDRATED} from '@dental/practice';
import {FETCH_DELAY_MS, IDLE_TIMEOUT_MS, REPLAY_TIMEOUT_MS, RUN_DELAY_MS} from './delays';

/** The id of the `<template>` with the page's scripts. */
export const DEFERRED_TEMPLATE_ID = 'act';

/** The events that count as the visitor's first act. */
const ACT_EVENTS = 'pointermove pointerdown keydown focusin input scroll'.split(' ');

/**
 * Loads the page's scripts when the visitor acts, and not before. It runs at the end of every page,
 * so it is short.
 *
 * When the visitor pauses after an act, the links of the template fetch everything with low
 * priority; the scripts run when the browser is idle. An earlier click on a link with `data-replay`
 * is repeated once the page is hydrated, or opens the link if the scripts don't arrive. The scripts
 * load at once if a part of the page reads the query or the history entry (`data-reads-entry`).
 */
export function loadOnAct(page: Document): void {
  const {content} = page.getElementById(DEFERRED_TEMPLATE_ID) as HTMLTemplateElement;
  const end = new AbortController();
  const untilEnd = {capture: true, signal: end.signal};
  let clicked: HTMLAnchorElement | undefined;
  let fetchTimer: ReturnType<typeof setTimeout> | undefined;

  const fetchAll = () => page.head.append(...content.querySelectorAll('link'));

  const run = () => {
    fetchAll();
    content.querySelectorAll('script').forEach((script) => {
      // In order: added scripts run in the order of their arrival otherwise.
      script.async = false;
      script.onerror = giveUp;
      page.head.append(script);
    });
  };

  const start = () => {
    fetchAll();
    setTimeout(
      () => (self.requestIdleCallback ?? setTimeout)(run, {timeout: IDLE_TIMEOUT_MS}),
      RUN_DELAY_MS,
    );
  };

  // A press on a link to another page leaves this one: fetching scripts would only slow it down.
  // Headless browsers (search engines, Lighthouse) report a mouse at 0, 0 that no one moves.
  const scheduleStart = ({type, target, x, y}: PointerEvent) => {
    if (x + y < 1) return;
    clearTimeout(fetchTimer);
    // Short, for `pointerdown` and `focusin`.
    if (!/rd|fo/.test(type) || !(target as Element).closest('a:not([data-replay])'))
      fetchTimer = setTimeout(start, FETCH_DELAY_MS);
  };

  const holdClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-replay]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clicked = link;
    run();
    setTimeout(giveUp, REPLAY_TIMEOUT_MS);
  };

  const giveUp = () => {
    end.abort();
    if (clicked) location.href = clicked.href;
  };

  ACT_EVENTS.forEach((name) =>
    addEventListener(name, scheduleStart as (event: Event) => void, untilEnd),
  );
  addEventListener('click', holdClick, untilEnd);
  if (
    (location.search || (history.state as {answers?: object} | null)?.answers) &&
    page.querySelector('[data-reads-entry]')
  )
    start();
  addEventListener(HYDRATED, () => {
    end.abort();
    clicked?.click();
    clicked = undefined;
  });
}
