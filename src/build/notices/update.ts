/* The script in the head of pages with notices: src/build/notices/index.ts. */

import {
  PREVIEW_DAY_PARAM,
  parsePreviewDay,
  toLocalTime,
  toMilliseconds,
  toPhoneLink,
} from '@dental/practice';

const UPDATE_INTERVAL_MS = 5_000;

/** These parts have their own numbers, which may equal a notice's. */
const OWN_NUMBERS = '.notice, [data-after-hours]';

const {usual = '', timeZone} = (document.currentScript as HTMLScriptElement).dataset;
const {dataset} = document.documentElement;

/** Shows the notices of this minute, and the number to call in place of the other one. */
function update(): void {
  const now = readTime();
  let phone = usual;
  const numbers = [usual];
  // Reversed, so that the most urgent notice, which is first, wins.
  for (const notice of [...document.querySelectorAll<HTMLElement>('.notice')].reverse()) {
    const {from, until, phone: other} = notice.dataset;
    notice.hidden = now < Number(from) || now >= Number(until);
    if (!other) continue;
    numbers.push(other);
    if (!notice.hidden) phone = other;
  }
  // The page may show any of them: of the build, of the last minute, or ours in a later part.
  for (const number of numbers) replacePhone(number, phone);
  // For React, which must render what is there (src/officePhone.ts).
  dataset.phone = phone;
}

function replacePhone(from: string, to: string): void {
  if (from === to) return;
  const isOwn = (place: Element | null) => place?.closest(OWN_NUMBERS);
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = text.nodeValue!;
    if (value.includes(from) && !isOwn(text.parentElement))
      text.nodeValue = value.replaceAll(from, to);
  }
  for (const link of document.querySelectorAll(`[href="${toPhoneLink(from)}"]`))
    if (!isOwn(link)) link.setAttribute('href', toPhoneLink(to));
}

/** The day that a reviewer previews, also on the next page: links don't keep the query. */
let previewDay: string | undefined;

/** The current time, on the day of the preview. Only previews have a time zone here. */
function readTime(): number {
  if (!timeZone) return Date.now();
  if (location.search.includes(`${PREVIEW_DAY_PARAM}=`))
    previewDay = parsePreviewDay(location.search);
  if (!previewDay) return Date.now();
  return toMilliseconds({...toLocalTime(new Date(), timeZone), day: previewDay}, timeZone);
}

update();
setInterval(update, UPDATE_INTERVAL_MS);
document.addEventListener('visibilitychange', update);
// Each part of the page is right before its first paint: as the browser reads it, and later.
new MutationObserver(update).observe(document, {childList: true, subtree: true});
