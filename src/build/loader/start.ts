/* The inline script at the end of every page, before the first paint: src/build/loader/index.ts. */

import type {ClockRow} from '../clock';
import {loadOnAct} from './loader';

// A host may serve the page at a URL variant such as `/about-us.html`, which the router doesn't
// know. The script's tag has the page's own path; on the 404 page, which has any URL, it has none.
const page = document;
const {dataset} = page.currentScript as HTMLScriptElement;
if (dataset.path)
  history.replaceState(history.state, '', dataset.path + location.search + location.hash);

loadOnAct(page);

// Updates the page for the current time, even if the build is old or the page stays open. After
// hydration only the body has the attribute.
const update = () => {
  // Minutes since 1970 in the practice's time zone, which is in the tag, too. The Swedish format is
  // ISO 8601 except for its space, which all browsers accept (Safari since version 15).
  const now = Date.parse(new Date().toLocaleString('sv', dataset as object) + 'Z') / 60_000;
  page.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
    // One row of each table always applies; the first one counts.
    const [, , , value, property = 'innerText'] = (
      JSON.parse(element.dataset.says!) as ClockRow[]
    ).find(([shift, period, length]) => (now + shift) % period < length)!;
    element[property] = value as never;
  });
};
update();
setInterval(update, 10_000);
page.onvisibilitychange = update;
