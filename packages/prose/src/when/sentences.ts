import {isQuestion} from '../engine/context';
import {type SentenceCheck, warning} from '../engine/sentences';
import type {Found} from '../engine/types';
import {longDate} from '@dental/practice';
import {againstClosures} from './closures';
import {datesIn, impossibleIn, type DateMention} from './dates';
import {partsOf} from './said';
import {againstWeek} from './week';

/** Nearly every sentence without one of these names neither day nor time. */
const HINT =
  /\d|day|week|\b(?:mon|tues?|wed|thu|fri|sat)\b|noon|midnight|daily|clock|year-round|christmas|new year|luther|mlk|washington's|juneteenth|july|thanksgiving|holidays|until|till|from|hours|\bat (?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|past/i;

/** What a sentence says of days, hours and closures that neither the calendar nor hours.yml does. */
export const when: SentenceCheck = (words, {hours, today}): Found[] => {
  const {text, voice} = words;
  if (!HINT.test(text)) return [];
  const dates = datesIn(text, today);
  const wrong = [...impossibleIn(text), ...weekdays(dates)];
  if (wrong.length > 0 || voice === 'case' || voice === 'patient') return wrong;
  const past = over(text, dates, today);
  if (past.length > 0 || !hours || isQuestion(text)) return past;
  const [first] = partsOf(text).flatMap(({part, at}) => {
    const inPart = dates.filter((date) => date.at >= at && date.at < at + part.length);
    const here = inPart.map((date) => ({...date, at: date.at - at}));
    const isOneWeek = dates.length > 0 || /\bthat day\b/i.test(text);
    const contradicted =
      here.length > 0
        ? againstClosures(part, here, hours)
        : againstWeek(part, hours.week, words, isOneWeek);
    return contradicted.map((found) => ({...found, at: found.at + at}));
  });
  return first ? [first] : [];
};

/** Dates with a weekday that is not theirs. */
function weekdays(dates: readonly DateMention[]): Found[] {
  return dates.flatMap(({at, text, weekday, from}): Found[] => {
    if (!weekday) return [];
    const {written, right} = weekday;
    const message = `${longDate(from)} is a ${right}, not a ${written}.`;
    const remedy = `Write ${text.replace(new RegExp(String.raw`${written}\.?`), right)}, or correct the date.`;
    return [{at, quote: text, message, remedy, finding: 'facts/weekday'}];
  });
}

const ANNOUNCED =
  /\b(?:closed|closes?|open|opens|join us|see you|register|sign up|ends?|until|through|starts?|begins?|will be|book (?:by|before))\b/i;
const TOLD =
  /\bsince|\b(?:was|were|had|did|began|opened|started|ended|went|came|met|held|took|found|gave|ran|spoke|visited|joined|finished|tested|moved|celebrated|hosted)\b/i;

/** Days that are announced, and have gone by. */
function over(text: string, dates: readonly DateMention[], today: string): Found[] {
  if (!ANNOUNCED.test(text) || TOLD.test(text)) return [];
  const remedy = 'Delete the sentence, or write the next date.';
  return dates
    .filter(({to, hasYear}) => hasYear && to < today)
    .map(({at, text}) => warning(at, text, `${text} is over.`, remedy, 'facts/over'));
}
