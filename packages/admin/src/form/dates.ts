const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Converts `2026-12-23` to "December 23, 2026"; returns any other text unchanged. */
export function toDateInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  return monthName ? `${monthName} ${Number(date)}, ${year}` : day;
}

/** Converts "December 23, 2026" to `2026-12-23`; returns an empty text for anything else. */
export function fromDateInWords(words: string): string {
  const [, monthName = '', date = '', year] =
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(words) ?? [];
  const month = MONTHS.indexOf(monthName) + 1;
  return month === 0 ? '' : `${year}-${pad(month)}-${date.padStart(2, '0')}`;
}

/** Converts `14:30` to "2:30 pm"; returns an empty text for anything else. */
export function toTimeInWords(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined) return '';
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Converts "2:30 pm" to `14:30`; returns an empty text for anything else. */
export function fromTimeInWords(words: string): string {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2}) ([ap]m)$/.exec(words) ?? [];
  if (hours === undefined) return '';
  return `${pad((Number(hours) % 12) + (half === 'pm' ? 12 : 0))}:${minutes}`;
}

/** Converts `2026-12-21T18:00` to "2026-12-21 6:00 pm"; returns an empty text for anything else. */
export function toDateTimeInWords(dateTime: string): string {
  const [day, time = ''] = dateTime.split('T');
  const words = toTimeInWords(time);
  return words === '' ? '' : `${day} ${words}`;
}

/** Converts "2026-12-21 6:00 pm" to `2026-12-21T18:00`; returns an empty text for anything else. */
export function fromDateTimeInWords(words: string): string {
  const [, day, timeWords = ''] = /^(\d{4}-\d{2}-\d{2}) (.+)$/.exec(words) ?? [];
  const time = fromTimeInWords(timeWords);
  return time === '' ? '' : `${day}T${time}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
