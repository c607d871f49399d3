import practice from '@generated/site-content/default/practice.json';
import {toPhoneLink} from '@dental/practice';

/* A notice may replace the number of the practice: `data-phone` of the page is the current one. */
const usualPhone = practice.phone;
const phone = typeof document === 'undefined' ? undefined : document.documentElement.dataset.phone;
if (phone) Object.assign(practice, {phone, phoneLink: toPhoneLink(phone)});

/** Replaces the usual number in the texts of some data, as the built page does. */
export function showCurrentPhone<Value>(data: Value): Value {
  const text = JSON.stringify(data).replaceAll(usualPhone, practice.phone);
  return JSON.parse(text) as Value;
}
