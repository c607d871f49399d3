import {isQuestion} from '../engine/context';
import {type SentenceCheck, createWarning} from '../engine/sentences';
import type {Finding} from '../engine/types';
import {joinPatterns} from '@dental/content';
import {compileWords} from '../compileWords';
import {formatLongDate} from '@dental/practice';
import {findClausesAboutUs} from './clauses';
import {findClosureContradictions} from './closures';
import {findDatedHours} from './datedHours';
import {findDates, findImpossibleDates, type DateMention} from './dates';
import {findWeekContradictions} from './week';
import {ANNOUNCEMENT_WORDS, DAY_OR_TIME_HINTS, PAST_TENSE_WORDS} from './words';

const DAY_OR_TIME_HINT = new RegExp(joinPatterns(DAY_OR_TIME_HINTS), 'i');

/** Reports days, hours, and closures that contradict the calendar or hours.yml. */
export const findTimeContradictions: SentenceCheck = (words, {hours, today}): Finding[] => {
  const {text, voice} = words;
  if (!DAY_OR_TIME_HINT.test(text)) return [];
  const dates = findDates(text, today);
  const wrong = [...findImpossibleDates(text), ...findWrongWeekdays(dates)];
  if (wrong.length > 0 || voice === 'case' || voice === 'patient') return wrong;
  const past = findPastAnnouncements(text, dates, today);
  if (past.length > 0 || !hours || isQuestion(text)) return past;
  const isOneWeek = dates.length > 0 || /\bthat day\b/i.test(text);
  const contradictions = findClausesAboutUs(text).flatMap((clause) => {
    const end = clause.at + clause.text.length;
    const inClause = dates
      .filter(({at}) => at >= clause.at && at < end)
      .map((date) => ({...date, at: date.at - clause.at}));
    const match =
      inClause.length > 0
        ? [
            ...findDatedHours(clause.text, inClause, hours),
            ...findClosureContradictions(clause.text, inClause, hours),
          ]
        : findWeekContradictions(clause.text, hours, words, isOneWeek);
    return match.map((one) => ({...one, at: one.at + clause.at}));
  });
  return contradictions.slice(0, 1);
};

/** Dates with another date's weekday. */
function findWrongWeekdays(dates: readonly DateMention[]): Finding[] {
  return dates.flatMap(({at, text, weekday, from}): Finding[] => {
    if (!weekday) return [];
    const {written, right} = weekday;
    const corrected = text.replace(new RegExp(String.raw`${written}\.?`), right);
    return [
      {
        at,
        quote: text,
        message: `${formatLongDate(from)} is a ${right}, not a ${written}.`,
        remedy: `Change it to ${corrected}, or correct the date.`,
        finding: 'facts/weekday',
      },
    ];
  });
}

const ANNOUNCED = compileWords(ANNOUNCEMENT_WORDS);
const IN_PAST = new RegExp(String.raw`\bsince|${compileWords(PAST_TENSE_WORDS).source}`, 'i');

/** Days that a sentence announces, and that are over. */
function findPastAnnouncements(
  text: string,
  dates: readonly DateMention[],
  today: string,
): Finding[] {
  if (!ANNOUNCED.test(text) || IN_PAST.test(text)) return [];
  const remedy = 'Delete the sentence, or change it to the next date.';
  return dates
    .filter(({to, hasYear}) => hasYear && to < today)
    .map((date) =>
      createWarning(date.at, date.text, `${date.text} is over.`, remedy, 'facts/over'),
    );
}
