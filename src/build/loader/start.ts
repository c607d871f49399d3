/* The inline script at the end of every page, which runs before the first paint: see src/build/loading.ts. */

import type {ClockRow} from '../clock';
import {loadOnAct} from './loader';

// Where a host shows the page under another spelling, such as `/about-us.html`, the router would take it for an unknown
// address. The tag of the script has the page's own; in the 404 page, which answers at any address, it has none.
const {path} = (document.currentScript as HTMLScriptElement).dataset;
if (path && path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

loadOnAct();

// What the page says of the hour holds now, whenever it was built: of each table one row always holds, the first counts.
document.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
  element.innerText = (JSON.parse(element.dataset.says!) as ClockRow[]).find(
    ([shift, period, length]) => (Date.now() / 60_000 + shift) % period < length,
  )![3];
});
