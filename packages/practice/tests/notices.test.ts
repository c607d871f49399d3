import {describe, expect, it} from 'vitest';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {describeComingDay, describeComingDays, describeSpecialDay} from '../src/closures';
import {describeNextWeekday} from '../src/nextWeekday';
import {
  findCurrentNotices,
  isNoticeTime,
  listClosedTimes,
  listShortDays,
  type Notice,
  parseNoticeTime,
  toMilliseconds,
} from '../src/notices';
import {describeOffice, describeOfficeState, isClosedAllDay, isOpenAt} from '../src/officeState';

const {labels, hours} = makeExampleSite();

const storm: Notice = {
  kind: 'closed',
  text: 'Closed for the storm.',
  from: '2026-12-22 6:00 am',
  until: '2026-12-22 10:00 am',
};
const paving: Notice = {...storm, kind: 'other', from: '2026-12-21 6:00 am'};

// On Tuesdays the example is open from 8:05 am to 12:00 pm.
const office = {
  ...hours,
  closures: [],
  undecided: [],
  shortDays: listShortDays({...hours, closures: []}, [storm]),
};

const byAppointment = {
  ...office,
  week: hours.week.map((entry) =>
    entry.day === 'Tuesday' ? {day: entry.day, appointmentOnly: true as const} : entry,
  ),
  shortDays: {},
};

describe('findCurrentNotices', () => {
  it('lists the most urgent first', () => {
    const now = parseNoticeTime('2026-12-22 6:00 am');
    expect(findCurrentNotices([paving, storm], now)).toEqual([storm, paving]);
  });

  it.each([
    {moment: '2026-12-22 5:59 am', count: 0},
    {moment: '2026-12-22 6:00 am', count: 1},
    {moment: '2026-12-22 9:59 am', count: 1},
    {moment: '2026-12-22 10:00 am', count: 0},
  ])('lists $count at $moment', ({moment, count}) => {
    expect(findCurrentNotices([storm], parseNoticeTime(moment))).toHaveLength(count);
  });
});

describe('isNoticeTime', () => {
  it.each([
    {moment: '2026-12-22 6:00 am', isTime: true},
    {moment: '2026-02-30 6:00 am', isTime: false},
    {moment: '2026-12-22 18:00', isTime: false},
    {moment: '2026-12-22', isTime: false},
  ])('returns $isTime for $moment', ({moment, isTime}) => {
    expect(isNoticeTime(moment)).toBe(isTime);
  });
});

describe('toMilliseconds', () => {
  it.each([
    {moment: '2027-07-06 6:00 am', zone: 'America/New_York', utc: '2027-07-06T10:00Z'},
    {moment: '2027-01-06 12:30 pm', zone: 'America/New_York', utc: '2027-01-06T17:30Z'},
    {moment: '2027-07-06 12:00 am', zone: 'America/Phoenix', utc: '2027-07-06T07:00Z'},
  ])('converts $moment in $zone', ({moment, zone, utc}) => {
    expect(toMilliseconds(parseNoticeTime(moment), zone)).toBe(Date.parse(utc));
  });
});

describe('an office that a notice closes', () => {
  it.each([
    {moment: '2026-12-22 9:59 am', isOpen: false, state: 'Opens today at 10:00 am'},
    {moment: '2026-12-22 10:00 am', isOpen: true, state: 'Open now, until 12:00 pm'},
  ])('is open at $moment: $isOpen', ({moment, isOpen, state}) => {
    expect(isOpenAt(office, parseNoticeTime(moment))).toBe(isOpen);
    expect(describeOfficeState(office, parseNoticeTime(moment), labels.hours)).toBe(state);
  });

  it('shows the rest of the day in its week', () => {
    const tuesday = describeNextWeekday(office, '2026-12-22', 'Tuesday', labels.hours);
    expect(tuesday).toBe('10:00 am to 12:00 pm');
    const next = describeNextWeekday(office, '2026-12-23', 'Tuesday', labels.hours);
    expect(next).toBe('8:05 am to 12:00 pm');
  });

  it('shortens no more days than a notice can last', () => {
    const typed = {...storm, from: '0002-12-22 6:00 am'};
    expect(Object.keys(listShortDays({...hours, closures: []}, [typed])).at(-1)).toBe('0002-12-29');
  });

  it('is closed all day when nothing is left', () => {
    const notice = {...storm, until: '2026-12-23 10:00 am'};
    const closed = {...office, shortDays: listShortDays(office, [notice])};
    expect(isClosedAllDay(closed, '2026-12-22')).toBe(true);
    expect(isClosedAllDay(closed, '2026-12-23')).toBe(false);
    const row = describeNextWeekday(closed, '2026-12-22', 'Tuesday', labels.hours);
    expect(row).toBe(labels.hours.closed);
  });

  const allDay = {...storm, until: '2026-12-22 11:00 pm'};

  it.each([
    {notice: allDay, row: labels.hours.closed},
    {notice: storm, row: labels.hours.appointmentOnly},
  ])('shows a day by appointment as $row when closed until $notice.until', ({notice, row}) => {
    const closed = {...byAppointment, shortDays: listShortDays(byAppointment, [notice])};
    expect(describeNextWeekday(closed, '2026-12-22', 'Tuesday', labels.hours)).toBe(row);
  });

  it.each([
    {moment: '2026-12-22 9:59 am', state: 'Opens tomorrow at 8:05 am'},
    {moment: '2026-12-22 10:00 am', state: /^By appointment only today/},
  ])('shows a day by appointment as closed while the notice lasts: $moment', (at) => {
    const shortDays = listShortDays(byAppointment, [storm]);
    const closed = {...byAppointment, shortDays, closedTimes: listClosedTimes([storm])};
    expect(describeOfficeState(closed, parseNoticeTime(at.moment), labels.hours)).toMatch(at.state);
  });

  it('closes a holiday not decided yet while the notice lasts', () => {
    const undecided = {...office, undecided: ['2026-12-22'], closedTimes: listClosedTimes([storm])};
    const describeAt = (time: string) =>
      describeOffice(undecided, parseNoticeTime(`2026-12-22 ${time}`), labels.hours);
    expect(describeAt('9:59 am')).toBe(`${storm.text} ${labels.hours.askUs}`);
    expect(describeAt('10:00 am')).toBe(labels.hours.askUs);
    expect(isOpenAt(undecided, parseNoticeTime('2026-12-22 9:59 am'))).toBe(false);
    expect(isOpenAt(undecided, parseNoticeTime('2026-12-22 10:00 am'))).toBeUndefined();
  });

  it.each([
    {notice: allDay, text: labels.hours.closed},
    {notice: storm, text: '10:00 am to 12:00 pm'},
  ])('shows what a notice leaves of a day: $text', ({notice, text}) => {
    const undecided = {...office, undecided: ['2026-12-23'], shortDays: {}};
    const short = {...undecided, shortDays: listShortDays(undecided, [notice])};
    const early = parseNoticeTime('2026-12-22 1:00 am');
    expect(describeSpecialDay(short, early.day, labels.hours)).toBe(text);
  });

  it('names no reason for a special day that a notice closes', () => {
    const special = {name: 'Clinic', days: ['2026-12-22'], opens: '9:00 am', closes: '3:00 pm'};
    const hoursThen = {...office, specialHours: [special]};
    const closed = {...hoursThen, shortDays: listShortDays(hoursThen, [allDay])};
    const [inList, ...others] = describeComingDays(closed, labels.hours);
    expect(inList).toMatchObject({
      name: 'Clinic',
      text: 'Tuesday, December 22, 2026',
      closed: labels.hours.closed,
    });
    expect(inList?.times).toBeUndefined();
    expect(others).toEqual([]);
    expect(describeNextWeekday(closed, '2026-12-22', 'Tuesday', labels.hours)).toBe('Closed');
    const coming = {...closed, coming: describeComingDays(closed, labels.hours)};
    const describeOn = (day: string) =>
      describeComingDay(coming, day, labels.hours, {isToday: true});
    expect(describeOn('2026-12-21')).toBe('Tuesday, December 22, 2026: Closed');
    expect(describeOn('2026-12-22')).toBe('Closed');
  });
});
