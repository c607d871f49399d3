import {daysFrom} from '../../../site/days';
import {longDate} from '../../../site/longDate';
import type {Content} from '../../content';
import {dayOf} from '../../dayOf';
import {practiceFile} from '../../folders';
import {atField, leavesOf} from '../../leaves';
import {memoize} from '../../memoize';
import type {Message, Problem} from '../../problem';
import {practiceSchemas, type PracticeFacts} from '../../schemas/practice';
import type {FieldPath} from '../../source';
import type {Check} from '../check';
import {mentionsIn} from '../../../../packages/prose/src/people/mentions';

/** No day of ours is earlier: the privacy rules of HIPAA hold from then on. */
const FIRST_DAY = '2003-04-14';

/** Films, reviews and permissions are younger. */
const FIRST_RECORD = '2005-01-01';

const YEAR = 366;

/** Days that lie behind us, by the name of the field. */
const PAST = /(?:^|\.)(?:on|published|tried|date|subTitle|disclosureRecordsSince|founded|since)$/;

/** Days that somebody signs, confirms or publishes. */
const RECORDED = /(?:^|\.)(?:on|published|tried|date|subTitle)$/;

/** Every date of a field is of our time, and behind us where it tells what happened. */
export const checkDates: Check = (content) => [
  ...(Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).flatMap((name) =>
    datesIn(content, practiceFile(name), content[name]),
  ),
  ...content.documents.flatMap(({file, fields}) => datesIn(content, file, fields)),
  ...permissions(content),
];

function datesIn(content: Content, file: string, fields: object | undefined): Problem[] {
  return (fields ? daysIn(fields) : []).flatMap(({at, field, day, quote}): Problem[] => {
    const message = explain(day, field, content.today);
    return message ? [{...atField(content, file, at, message), severity: 'warning', finding: 'facts/date', quote}] : [];
  });
}

const daysIn = memoize((fields: object) =>
  leavesOf(fields).flatMap(({at, value}) => {
    if (typeof value !== 'string' || at.includes('consent')) return [];
    const field = at.join('.');
    const day = dayIn(value, field);
    return day === undefined ? [] : [{at, field, day, quote: value}];
  }),
);

function dayIn(value: string, field: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return /(?:^|\.)(?:date|subTitle)$/.test(field) ? dayOf(value) || undefined : undefined;
}

function explain(day: string, field: string, today: string): Message | undefined {
  const fix = 'Check the year.';
  if (day < (RECORDED.test(field) ? FIRST_RECORD : FIRST_DAY))
    return {what: `${longDate(day)} is too long ago for the field "${field}".`, fix};
  if (daysFrom(today, day) > 6 * YEAR) return {what: `${longDate(day)} is too far ahead.`, fix};
  // What else must be behind us says so as an error of its own.
  if (day > today && /disclosureRecordsSince|tried|founded|since/.test(field) && PAST.test(field))
    return {what: `${longDate(day)} has not come yet.`, fix};
  if (field === 'updated' && daysFrom(today, day) > 90)
    return {what: `This version holds from ${longDate(day)} only, and is shown already.`, fix};
  return undefined;
}

/** A permission is signed once there are words or pictures to agree to, and does not hold for ever. */
function permissions(content: Content): Problem[] {
  return content.consents.flatMap(({file, at, on, filed}): Problem[] => {
    const say = (field: string, what: string, fix: string): Problem[] => [
      {...atField(content, file, [...at, field], {what, fix}), severity: 'warning', finding: 'facts/date'},
    ];
    const written = wordsWrittenOn(content, file, at);
    if (on < FIRST_RECORD) return say('on', `${longDate(on)} is too long ago for a permission.`, 'Check the year.');
    if (written !== undefined && daysFrom(on, written) > 60)
      return say(
        'on',
        `The permission was signed before the words were written (${longDate(written)}).`,
        'Check both dates.',
      );
    if (
      /\b(?:not|never|yet|ask|todo|tbd|pending|missing|lost|will|soon|unsigned|verbal\w*|oral|phone|waiting|later|none|n\/a|unknown)\b|\?/i.test(
        filed,
      )
    )
      return [
        atField(content, file, [...at, 'filed'], {
          what: `"${filed}" says that nothing has been signed.`,
          fix: 'Take the patient off the site until the signed paper is filed.',
        }),
      ];
    if (
      mentionsIn(filed, content).some(({isGuess, member}) => !isGuess && !member) ||
      /\bchart\b|\d{4,}/i.test(filed.replaceAll(/\b20\d\d\b/g, ''))
    )
      return [
        atField(content, file, [...at, 'filed'], {
          what: `"${filed}" tells who the patient is (HIPAA, 45 CFR 164.514).`,
          fix: 'Write the binder and the page, such as "Consent binder 2026, page 12".',
        }),
      ];
    if (filed.trim().length < 6)
      return say(
        'filed',
        `Nobody finds the paper by "${filed}".`,
        'Write where it is, such as "Consent binder 2026, page 12".',
      );
    return [];
  });
}

function wordsWrittenOn({testimonials}: Content, file: string, at: FieldPath): string | undefined {
  const [index] = at;
  if (file !== practiceFile('testimonials') || typeof index !== 'number') return undefined;
  return dayOf(testimonials?.[index]?.subTitle ?? '') || undefined;
}
