import {federalHolidays} from '../../../../site/holidays';
import {practiceFile} from '../../../folders';
import {GIVEN_NAMES} from '../../../language/givenNames';
import {atField} from '../../../leaves';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {teamOf} from '../people';

const PRIVATE_REASON =
  /\b(?:surgery|operation|funeral|wedding|maternity|paternity|illness|sick|baby|divorce|court|rehab|chemo\w*|birthday|honeymoon|memorial for|bereavement)\b/i;

/** "Washington's Birthday" is nobody's private life. */
const HOLIDAYS = new Set(federalHolidays(2000).map(({name}) => name));

/** What visitors read of a closed day names no person and no reason of theirs. */
export const checkPrivateClosures: Check = (content) => {
  const names = new Set(teamOf(content).flatMap(({first, last}) => [first, last]));
  return (content.hours?.closures ?? []).flatMap(({name}, index): Problem[] => {
    const person = name
      .match(/\p{Lu}\p{Ll}+/gu)
      ?.find((word) => names.has(word) || (GIVEN_NAMES.has(word) && name.includes(`${word}'s`)));
    if ((person === undefined && !PRIVATE_REASON.test(name)) || HOLIDAYS.has(name)) return [];
    return [
      {
        ...atField(content, practiceFile('hours'), ['closures', index, 'name'], {
          what: `The closure "${name}" tells visitors of somebody's private life.`,
          fix: 'Write "Office closed".',
        }),
        severity: 'warning',
        finding: 'privacy/closure',
        quote: name,
      },
    ];
  });
};
