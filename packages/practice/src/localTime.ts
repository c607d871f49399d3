/** A day and a time of day in Gilbert. */
export interface LocalTime {
  /** Such as `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

const PHOENIX = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Phoenix',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and time that it is in Gilbert at a moment, wherever the clock stands that was asked. */
export function timeInPhoenix(moment: Date): LocalTime {
  const parts = Object.fromEntries(PHOENIX.formatToParts(moment).map(({type, value}) => [type, value]));
  return {day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute)};
}
