import {minutesOf} from '../hours';
import type {Problem} from '../problem';
import type {FieldPath} from '../source';
import type {Check} from './check';

/** Days and times come in the right order: an office opens before it closes, an offer starts before it ends. */
export const checkTimes: Check = ({hours, promotions, lineOf}) => {
  const problems: Problem[] = [];
  const report = (name: string, at: FieldPath, what: string, fix: string) => {
    const file = `pages-content/_practice/${name}.yml`;
    problems.push({file, line: lineOf(file, at), field: at.join('.'), what, fix});
  };
  hours.week.forEach(({day, opens, closes}, index) => {
    if (opens && closes && minutesOf(opens) >= minutesOf(closes)) {
      report(
        'hours',
        ['week', index, 'closes'],
        `${day} closes at ${closes}, before it opens at ${opens}.`,
        'Correct one of the two times; check am and pm.',
      );
    }
  });
  hours.closures.forEach(({name, from, to}, index) => {
    if (to < from)
      report(
        'hours',
        ['closures', index, 'to'],
        `The closure "${name}" ends before it starts.`,
        'Correct one of the two dates.',
      );
  });
  promotions.promotions.forEach(({id, starts, ends}, index) => {
    if (ends < starts)
      report(
        'promotions',
        ['promotions', index, 'ends'],
        `The promotion "${id}" ends before it starts.`,
        'Correct one of the two dates.',
      );
  });
  return problems;
};
