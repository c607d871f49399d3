import {getWeekday, type LocalTime} from '@dental/practice';

interface Opening {
  dayOfWeek?: string;
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

/** The hours of a practice in its structured data. */
export interface OpeningData {
  openingHoursSpecification: readonly Opening[];
  specialOpeningHoursSpecification: readonly Opening[];
}

/**
 * Returns true if the office is open by the structured data as a search engine reads it: special
 * days replace the usual ones.
 */
export function isOpenInData(data: OpeningData, {day, minutes}: LocalTime): boolean {
  const special = data.specialOpeningHoursSpecification.filter(
    ({validFrom = '', validThrough = ''}) => validFrom <= day && day <= validThrough,
  );
  const usual = data.openingHoursSpecification.filter(({dayOfWeek}) =>
    dayOfWeek?.endsWith(getWeekday(day)),
  );
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  return (special.length > 0 ? special : usual).some(
    ({opens, closes}) => opens <= time && time < closes,
  );
}
