/** How many days lie between two days, such as 1 from 2027-08-10 to 2027-08-11; negative if the second comes first. */
export function daysFrom(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}
