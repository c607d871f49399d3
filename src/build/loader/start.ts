/* The inline script at the end of every page, which runs before the first paint: see src/build/loader/index.ts. */

import type {ClockRow} from '../clock';
import {loadOnAct} from './loader';

// Where a host shows the page under another spelling, such as `/about-us.html`, the router would take it for an unknown
// address. The tag of the script has the page's own; in the 404 page, which answers at any address, it has none.
const {dataset} = document.currentScript as HTMLScriptElement;
if (dataset.path)
  history.replaceState(history.state, '', dataset.path + location.search + location.hash);

loadOnAct();

// Minutes since 1970 by the practice's own clock, whose time zone the tag has as well. Swedes write the time as computers do;
// Safari reads it with a space, as other browsers do, since its version 15.
const now = Date.parse(new Date().toLocaleString('sv', dataset as object) + 'Z') / 60_000;

// What the page says of the hour holds now, whenever it was built: of each table one row always holds, the first counts.
document.querySelectorAll<HTMLElement>('[data-says]').forEach((element) => {
  element.innerText = (JSON.parse(element.dataset.says!) as ClockRow[]).find(
    ([shift, period, length]) => (now + shift) % period < length,
  )![3];
});
