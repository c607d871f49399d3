import {type Content, joinPatterns} from '@dental/content';
import {getHoursOn, getOpenSpans, makeSpanishDates, parseTime, WEEKDAYS} from '@dental/practice';
import {findNextDay, formatDay} from '../when/calendar';
import {dropAccents} from './accents';
import {parseSpanishNumber} from './mentions';

const NAMES = WEEKDAYS.map((day) => dropAccents(makeSpanishDates().weekdays[day]));
const DAY = new RegExp(String.raw`(\ba )?\b(${NAMES.join('|')}|fin(?:es)? de semana)s?\b`, 'g');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const DATE = new RegExp(String.raw`\b(\d{1,2}|primero) de ${joinPatterns(MONTHS)}\b`, 'g');
const TIME = new RegExp(
  [
    String.raw`\b(hasta|cerramos|cierra|abrimos|abre|desde)(?: \w+,)? (?:a|desde|de|hasta)?`,
    String.raw` ?(?:las? (\w+)( y media)?(?: de la (?:manana|tarde|noche))?`,
    String.raw`|(?:al? |el )?mediodia)\b`,
  ].join(''),
  'g',
);
const CLOSED = /\bno (?:abrimos|atendemos|estamos|trabajamos)\b|\bcerra(?:mos|d[oa]s?)\b/;

/** Times that this reader doesn't understand. */
const UNREAD = /\d|\b(?:las? (?!citas?|horas?)\p{L}+ (?:de la|en punto)|noche|tarde|manana)\b/u;

type Spans = readonly {opens: string; closes: string}[];

/** Returns true if the days and the time of a plain sentence are those of hours.yml. */
export function matchesHours(plain: string, {hours, today}: Content): boolean {
  const text = plain.toLowerCase();
  const times = [...text.matchAll(TIME)];
  const rest = [DATE, DAY, TIME].reduce((left, pattern) => left.replaceAll(pattern, ' '), text);
  if (!hours || UNREAD.test(rest)) return false;
  const dates = [...text.matchAll(DATE)].map(([date]) => toNextDay(date, today));
  const days: Spans[] = [
    ...dates.map((day) => getHoursOn({...hours, undecided: []}, day).spans),
    ...listWeekdays(text).map((day) =>
      getOpenSpans(hours.week.find((one) => one.day === day) ?? {}),
    ),
  ];
  const isRight = (spans: Spans) =>
    times.length > 0
      ? times.every((time) => agrees(time, spans))
      : (spans.length === 0) === CLOSED.test(rest);
  return days.length > 0 && days.every(isRight);
}

/** The next date such as "23 de diciembre". */
function toNextDay(date: string, today: string): string {
  const [day = '', month = ''] = date.split(' de ');
  const number = day === 'primero' ? 1 : Number(day);
  return findNextDay(today, (year) => formatDay(year, MONTHS.indexOf(month) + 1, number));
}

/** The weekdays of a text, in English; of "lunes a jueves" all four. */
function listWeekdays(text: string) {
  return [...text.matchAll(DAY)].flatMap(([, to, name = ''], index, all) => {
    if (name.startsWith('fin')) return WEEKDAYS.slice(5);
    const at = NAMES.indexOf(name);
    const before = NAMES.indexOf(all[index - 1]?.[2] ?? '');
    return WEEKDAYS.slice(to && before >= 0 ? before : at, at + 1);
  });
}

/** Returns true if a time such as "hasta las siete" ends, or begins, one of the spans. */
function agrees([match, , hour, half]: RegExpMatchArray, spans: Spans): boolean {
  const number = hour === undefined ? 12 : parseSpanishNumber(hour);
  const minutes = ((number ?? NaN) % 12) * 60 + (half ? 30 : 0);
  const isClose = /hasta|c[ei]e?rra/.test(match);
  return spans.some(
    ({opens, closes}) => parseTime(isClose ? closes : opens) % (12 * 60) === minutes,
  );
}
