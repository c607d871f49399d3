import {
  problemAt,
  type Check,
  type Content,
  dayOf,
  walkFields,
  practiceFile,
  practiceNames,
  type Problem,
} from '@dental/content';
import {daysFrom, longDate} from '@dental/practice';

/** No day of ours is earlier: the privacy rules of HIPAA hold from then on. Films and reviews are younger. */
const FIRST_DAY = '2003-04-14';
export const FIRST_RECORD = '2005-01-01';

/** Days that somebody signs, confirms or publishes, by the name of the field. */
const RECORDED = /(?:^|\.)(?:on|published|tried|date|subTitle)$/;

/** Every date of a field is of our time; those that must lie behind us are another check's. */
export const checkDates: Check = (content) => [
  ...practiceNames.flatMap((name) => oddDates(content, practiceFile(name), content[name])),
  ...content.documents.flatMap(({file, fields}) => oddDates(content, file, fields)),
];

function oddDates(content: Content, file: string, fields: object = {}): Problem[] {
  return walkFields(fields).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'string' || at.includes('consent')) return [];
    const isInWords = /^(?:date|subTitle)$/.test(String(at.at(-1)));
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : isInWords ? dayOf(value) : '';
    const message = day === '' ? undefined : oddness(day, at.join('.'), content.today);
    const more = {
      remedy: 'Check the year.',
      severity: 'warning',
      finding: 'facts/date',
      quote: value,
    } as const;
    return message ? [problemAt(content, file, at, {message, ...more})] : [];
  });
}

function oddness(day: string, field: string, today: string): string | undefined {
  if (day < (RECORDED.test(field) ? FIRST_RECORD : FIRST_DAY))
    return `${longDate(day)} is too long ago for the field "${field}".`;
  // A version of a page is shown already, long before it would hold.
  const most = field === 'updated' ? 90 : 6 * 366;
  return daysFrom(today, day) > most
    ? `${longDate(day)} is too far ahead for the field "${field}".`
    : undefined;
}
