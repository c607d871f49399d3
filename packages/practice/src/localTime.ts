/** A day and a time of day where a practice is. */
export interface LocalTime {
  /** Such as `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * The day and time that it is at a moment, wherever the clock stands that was asked.
 * @param timeZone the IANA name of the practice's time zone; the machine's own if it is left out
 */
export function localTime(moment: Date, timeZone?: string): LocalTime {
  const [day = '', time = ''] = isoIn(moment, timeZone).split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return {day, minutes: hours * 60 + minutes};
}

/** The moment of a day at which it is a time such as `10:30` in a time zone; an hour that is skipped is the one after it. */
export function momentOf(day: string, time: string, timeZone?: string): Date {
  const asIfGreenwich = Date.parse(`${day}T${time}Z`);
  const ahead = (moment: number) => Date.parse(`${isoIn(new Date(moment), timeZone)}Z`) - moment;
  return new Date(asIfGreenwich - ahead(asIfGreenwich - ahead(asIfGreenwich)));
}

/** The time in a time zone, as `2026-11-21T10:30:00`: Swedes write it so, but for the space. */
function isoIn(moment: Date, timeZone: string | undefined): string {
  return moment.toLocaleString('sv', {timeZone}).replace(' ', 'T');
}
