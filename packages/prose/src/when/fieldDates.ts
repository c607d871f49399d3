import {
  createFieldProblem,
  type Check,
  type Content,
  parseDateInWords,
  walkFields,
  getPracticeFile,
  practiceNames,
  type Problem,
} from '@dental/content';
import {countDaysBetween, formatLongDate} from '@dental/practice';

/** The earliest day of any field: HIPAA's privacy rules apply from then on. */
const FIRST_DAY = '2003-04-14';
/** The earliest day of videos and reviews. */
export const EARLIEST_RECORD_DAY = '2005-01-01';

/** Fields with the day when a person signed, confirmed, or published something. */
const RECORDED = /(?:^|\.)(?:on|published|tried|date|subTitle)$/;

/** Reports dates in fields that are too early or too late to be right. */
export const checkDates: Check = (content) => [
  ...practiceNames.flatMap((name) => findOddDates(content, getPracticeFile(name), content[name])),
  ...content.documents.flatMap(({file, fields}) => findOddDates(content, file, fields)),
];

function findOddDates(content: Content, file: string, fields: object = {}): Problem[] {
  return walkFields(fields).flatMap(({at, value}): Problem[] => {
    if (typeof value !== 'string' || at.includes('consent')) return [];
    const day = parseDayOfField(value, String(at.at(-1)));
    const message = day && describeOddness(day, at.join('.'), content.today);
    if (!message) return [];
    return [
      createFieldProblem(content, file, at, {
        message,
        remedy: 'Check the year.',
        severity: 'warning',
        finding: 'facts/date',
        quote: value,
      }),
    ];
  });
}

/** The day of a field, which two fields have in words. */
function parseDayOfField(value: string, field: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return field === 'date' || field === 'subTitle' ? parseDateInWords(value) : '';
}

/** A date may be up to this many days in the future. */
const MAX_DAYS_AHEAD = 6 * 366;
const MAX_DAYS_AHEAD_OF_UPDATE = 90;

function describeOddness(day: string, field: string, today: string): string | undefined {
  if (day < (RECORDED.test(field) ? EARLIEST_RECORD_DAY : FIRST_DAY))
    return `${formatLongDate(day)} is too long ago to be right here.`;
  // The version of a page is in effect soon after it is published.
  const maxDays = field === 'updated' ? MAX_DAYS_AHEAD_OF_UPDATE : MAX_DAYS_AHEAD;
  return countDaysBetween(today, day) > maxDays
    ? `${formatLongDate(day)} is too far ahead to be right here.`
    : undefined;
}
