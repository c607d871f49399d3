import {
  createFieldProblem,
  type Check,
  type Content,
  type Message,
  getPracticeFile,
  type Problem,
} from '@dental/content';
import {
  countDaysBetween,
  isClosedAllDay,
  formatLongDate,
  getOpenSpans,
  getWeekday,
} from '@dental/practice';
import {findTimes} from './days';
import {listDays, listHolidayDays, HOLIDAYS, MONTH, MONTHS} from './calendar';

/* Closures and promotions whose days are probably not the ones that were meant. */

/** A longer closure isn't for a holiday. */
const MAX_CLOSURE_DAYS = 16;
const MAX_DAYS_AHEAD = 560;

/** A longer promotion has a wrong year. */
const MAX_PROMOTION_DAYS = 186;

type Hours = NonNullable<Content['hours']>;
type Closure = Hours['closures'][number];
type Promotion = NonNullable<Content['promotions']>['promotions'][number];

interface OddClosure {
  field: 'name' | 'from' | 'to';
  severity?: 'error';
  message: string;
  remedy: string;
}

const CHECK_DATES = "Check both dates. If they're right, leave them.";

/** Reports closures on the wrong day, on days when we are closed anyway, or for too long. */
export const checkClosureDays: Check = (content) =>
  (content.hours?.closures ?? []).flatMap((closure, index): Problem[] => {
    const odd = findOddClosure(closure, content);
    if (!odd) return [];
    const {field, message, remedy, severity = 'warning'} = odd;
    return [
      createFieldProblem(content, getPracticeFile('hours'), ['closures', index, field], {
        message,
        remedy,
        finding: 'facts/closure',
        quote: closure.name,
        ...(severity === 'warning' && {severity}),
      }),
    ];
  });

/** Reports special hours whose names mention different times. */
export const checkSpecialTimes: Check = (content) =>
  (content.hours?.specialHours ?? []).flatMap((special, index): Problem[] => {
    const spans = getOpenSpans(special);
    // Also the times of a break: "Team lunch, 12 to 1".
    const edges = spans.flatMap(({opensMinutes, closesMinutes}) => [opensMinutes, closesMinutes]);
    const wrong = findTimes(special.name).find(({opens, closes}) =>
      [opens, closes].some((time) => time !== undefined && !edges.includes(time)),
    );
    if (!wrong) return [];
    const times =
      spans.map(({opens, closes}) => `${opens} to ${closes}`).join(', ') || 'by appointment only';
    return [
      createFieldProblem(content, getPracticeFile('hours'), ['specialHours', index, 'name'], {
        message: `"${wrong.text}" doesn't match the hours of that day, ${times}.`,
        remedy: 'Delete it, because pages add the hours, or correct opens and closes.',
        finding: 'facts/special-hours',
        quote: wrong.text,
      }),
    ];
  });

function findOddClosure(
  {name, from, to}: Closure,
  {hours, today}: Content,
): OddClosure | undefined {
  if (to < from) return undefined;
  const title = `The closure "${name}"`;
  if (findTimes(name).length > 0 || PART_OF_DAY.test(name)) {
    return {
      field: 'name',
      severity: 'error',
      message: `${title} is about a part of a day, but closes the whole day.`,
      remedy:
        'Delete it, and add the day to specialHours ("Special days" in the form), ' +
        'such as days: [2026-12-23], opens: 9:00 am, closes: 12:00 pm.',
    };
  }
  if (to < today) {
    return {
      field: 'from',
      message: `${title} ended on ${formatLongDate(to)}.`,
      remedy: 'Delete it, or change it to the dates of the next one.',
    };
  }
  if (countDaysBetween(today, from) > MAX_DAYS_AHEAD) {
    return {
      field: 'from',
      message: `${title} is more than a year and a half away.`,
      remedy: 'Check the year.',
    };
  }
  const days = listDays({from, to});
  // On the second day of a closure, the holiday of its first day isn't the next one.
  const firstDay = from < today ? from : today;
  const holidays = listDaysOfHoliday(name, from).filter((day) => day >= firstDay);
  if (holidays.length > 0 && !holidays.some((day) => days.includes(day))) {
    const holiday = formatLongDate(holidays[0] ?? from);
    return {
      field: 'from',
      message: `${title} isn't on ${formatLongDate(from)} but on ${holiday}.`,
      remedy: 'Correct the date.',
    };
  }
  if (days.length > MAX_CLOSURE_DAYS) {
    return {
      field: 'to',
      message: `${title} lasts ${countDaysBetween(from, to) + 1} days.`,
      remedy: CHECK_DATES,
    };
  }
  const week = {...hours, week: hours?.week ?? [], closures: [], undecided: []};
  if (days.length <= 2 && days.every((day) => isClosedAllDay(week, day))) {
    return {
      field: 'from',
      message: `The office is closed on ${getWeekday(from)}s anyway.`,
      remedy: CHECK_DATES,
    };
  }
  return undefined;
}

/** A name of a shortened day: "Closing early", "Half day", "Open until noon". */
const PART_OF_DAY = new RegExp(
  [
    String.raw`\b(?:noon|midday|half[- ]?days?|(?:morning|afternoon|evening)s?)\b`,
    String.raw`\b(?:(?:early|late|delayed) (?:clos\w+|open\w*|release|start))\b`,
    String.raw`\b(?:clos\w+|open\w*) (?:early|late|(?:after|before|until) lunch)\b`,
    String.raw`\b(?:clos\w+|open\w*) (?:at|from|until) \d{1,2}\b(?![/.-]\d)`,
    String.raw`\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b`,
    String.raw`\b(?:short(?:er|ened)? (?:day|hours)|special hours)\b`,
  ].join('|'),
  'i',
);

/** The days in two years of the holiday in a closure's name. */
function listDaysOfHoliday(name: string, from: string): string[] {
  if (NEXT_TO_HOLIDAY.test(name)) return [];
  const holiday = HOLIDAYS.find(({words}) =>
    new RegExp(String.raw`\b(?:${words})`, 'i').test(`${name} day`),
  );
  if (!holiday) return [];
  const year = Number(from.slice(0, 4));
  return [year, year + 1].flatMap((one) => listHolidayDays(holiday, one));
}

/** The closure is not on the holiday itself: "Day after Thanksgiving". */
const NEXT_TO_HOLIDAY = /\b(?:\w*day|eve)s? (?:after|before)\b|\beve\b|\bholidays\b|\bweek\b/i;

const DAY_IN_WORDS = new RegExp(
  [
    String.raw`(?<!\b(?:since|last) )\b(?<until>(?:[Uu]ntil|[Tt]ill|[Tt]hrough|[Ee]nds(?: on)?) )?`,
    String.raw`(?!May (?:we|I|you)\b)(?<month>${MONTH})\b(?: (?<day>\d{1,2})\b(?!:|,? ?\d{0,2}%))?`,
  ].join(''),
  'g',
);

/** The words before the month of a new insurance year: "Most plans start over in January". */
const PLANS_BEGIN_IN =
  /\b(?:plans?|benefits?|deductibles?) (?:starts?|begins?|renews?|resets?)(?: over| again)? in $/i;

/** Reports promotions whose text mentions different days, or that last too long. */
export const checkPromotionWords: Check = (content) =>
  (content.promotions?.promotions ?? []).flatMap((promotion, index): Problem[] => {
    if (promotion.ends < promotion.starts) return [];
    return [...findOddPromotionWords(promotion), ...checkPromotionDuration(promotion)].map(
      ({field, ...message}) =>
        createFieldProblem(
          content,
          getPracticeFile('promotions'),
          ['promotions', index, field],
          message,
        ),
    );
  });

type FieldProblem = Message & {field: string};

function findOddPromotionWords(promotion: Promotion): FieldProblem[] {
  const {heading, starts, ends} = promotion;
  const span = `${formatLongDate(starts)} to ${formatLongDate(ends)}`;
  return (['heading', 'text', 'ticker'] as const).flatMap((field): FieldProblem[] => {
    const wrong = describeWrongDay(promotion[field] ?? '', promotion);
    if (!wrong) return [];
    const day = wrong.quote.slice(wrong.until.length);
    return [
      {
        field,
        quote: wrong.quote,
        message: `The promotion "${heading}" mentions ${day}, but runs from ${span}.`,
        remedy: 'Correct the text, or the dates under starts and ends.',
        finding: 'facts/promotion-dates',
        ...(wrong.until !== '' && {severity: 'warning'}),
      },
    ];
  });
}

function checkPromotionDuration({heading, starts, ends}: Promotion): FieldProblem[] {
  const length = countDaysBetween(starts, ends) + 1;
  if (length <= MAX_PROMOTION_DAYS) return [];
  return [
    {
      field: 'ends',
      quote: ends,
      message: `The promotion "${heading}" lasts ${length} days.`,
      remedy: 'Check the years.',
      finding: 'facts/promotion-length',
      severity: 'warning',
    },
  ];
}

/** The first day in a text that is not one of the promotion's days. */
function describeWrongDay(
  text: string,
  {starts, ends}: Promotion,
): {quote: string; until: string} | undefined {
  const days = listDays({from: starts, to: ends});
  const wrong = [...text.matchAll(DAY_IN_WORDS)].find(({index, groups = {}}) => {
    if (PLANS_BEGIN_IN.test(text.slice(0, index))) return false;
    const {until, month = '', day} = groups;
    const allowed = until && day ? [ends] : days;
    return !allowed.some((one) => isOn(one, month, day));
  });
  return wrong && {quote: wrong[0], until: wrong.groups?.until ?? ''};
}

/** Returns true if a day is in a month, and has this number if there is one. */
function isOn(day: string, month: string, number?: string): boolean {
  return (
    MONTHS[Number(day.slice(5, 7)) - 1] === month &&
    (number === undefined || Number(number) === Number(day.slice(8)))
  );
}
