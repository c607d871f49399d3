import {formatIsoTime, formatTime} from '@dental/practice';

/** Converts `14:30` to "2:30 pm"; returns an empty text for anything else. */
export function toTimeInWords(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? '' : formatTime(Number(hours) * 60 + Number(minutes));
}

/** Converts "2:30 pm" to `14:30`; returns an empty text for anything else. */
export function fromTimeInWords(words: string): string {
  return /^\d{1,2}:\d{2} [ap]m$/.test(words) ? formatIsoTime(words) : '';
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
