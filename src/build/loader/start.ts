/* The inline script at the end of every page, before the first paint: src/build/loader/index.ts. */

import type {ClockRow} from '../clock';
import {loadOnAct} from './loader';

// A host may serve the page at a URL variant such as `/about-us.html`, which the router doesn't
// know. The script's tag has the page's own path; on the 404 page, which has any URL, it has none.
const {dataset} = document.currentScript as HTMLScriptElement;
if (dataset.path)
  history.replaceState(history.state, '', dataset.path + location.search + location.hash);

loadOnAct();

/** An open page is right again after this long. */
const TICK_MS = 15_000;

// Makes the page right for this hour, however old the build is. After hydration no element has the
// attributes anymore.
const update = () => {
  // The practice's own clock; the time zone is in the tag too. A Swedish time is ISO 8601 but for
  // its space, which Safari accepts since version 15, as other browsers do.
  const time = new Date().toLocaleString('sv', dataset as object);
  const minutes = Date.parse(time + 'Z') / 60_000;
  document.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
    // One row of each table always applies; the first one counts.
    const text = (JSON.parse(element.dataset.says!) as ClockRow[]).find(
      ([shift, period, length]) => (minutes + shift) % period < length,
    )![3];
    if (element === document.documentElement) element.dataset.office = text;
    else if (element.textContent !== text) element.textContent = text;
  });
  document.querySelectorAll<HTMLElement>('[data-until]').forEach((element) => {
    element.hidden = time < element.dataset.from! || time >= element.dataset.until!;
  });
};
update();
setInterval(update, TICK_MS);
document.addEventListener('visibilitychange', update);
