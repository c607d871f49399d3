/** `2003-04-14` as `April 14, 2003`. */
export function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.valueOf()) ? day : LONG.format(date);
}

const LONG = new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric'});
