import {getHoursOn, type OfficeHours} from './closures';
import {findNthWeekday, type Weekday} from './days';
import {formatSpans, type HoursLabels} from './hours';
import {interpolate} from './text';

/**
 * Describes the hours of the next day with this weekday, today included, such as
 * `9:00 am to 2:00 pm` or `Closed: Thanksgiving`.
 */
export function describeNextWeekday(
  office: OfficeHours,
  today: string,
  weekday: Weekday,
  labels: HoursLabels,
): string {
  const day = findNthWeekday(1, weekday, today);
  const {closure, special, spans, appointmentOnly, isUndecided} = getHoursOn(office, day);
  const times = formatSpans(spans, appointmentOnly, labels).join(', ');
  const record = closure ?? special;
  if (!record) return day === today && isUndecided ? labels.askUs : times;
  const label = day === today ? labels.closedToday : labels.closedFor;
  return interpolate(closure ? label : labels.specialFor, {times, name: record.name});
}
