import {findPageAt, getPageTitle, type Site} from '@dental/content';
import {
  formatDayOfYear,
  type HoursLabels,
  interpolate,
  type Notice,
  parseNoticeTime,
  sortNotices,
  toMilliseconds,
} from '@dental/practice';

/** `notices.json`: the notices, the most urgent first. */
export function makeNotices(site: Site) {
  return sortNotices(site.notices.notices).map((notice) => makeNotice(site, notice));
}

/** A notice as pages show it. */
export type NoticeData = ReturnType<typeof makeNotice>;

function makeNotice(
  {labels, practice, pages, spanish, translate}: Site,
  {text, from, until, phone, link}: Notice,
) {
  const {dates: {locale} = {}} = labels.hours as HoursLabels;
  const day = formatDayOfYear(parseNoticeTime(until).day, locale);
  const time = [`${day},`, until.slice(11)].map((part) => part.replace(' ', '\u00A0')).join(' ');
  const page = link === undefined ? undefined : findPageAt({pages}, link.replace(/#.*/, ''));
  const isEnglish = translate && !Object.values(spanish?.words ?? {}).includes(text);
  return {
    text,
    /** The language of the text, if the page has another. */
    ...(isEnglish && {lang: 'en'}),
    /** The end in words: without scripts, the page may be read later. */
    end: interpolate(labels.notice.until, {time}),
    /** In milliseconds since 1970. */
    from: toMilliseconds(parseNoticeTime(from), practice.timeZone),
    until: toMilliseconds(parseNoticeTime(until), practice.timeZone),
    ...(phone && {
      phone: {number: phone, label: interpolate(labels.notice.call, {phone})},
    }),
    ...(link && page && {link: {url: link, label: getPageTitle({labels}, page)}}),
  };
}
