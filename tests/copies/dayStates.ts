import type {DayHours} from '@dental/practice';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';

/* Sixty moments of a practice with unusual days, and the words that visitors must read then. */

/** The day of the build, a Monday. The clock changes on March 14 and November 7, 2027. */
export const BUILD_DAY = '2027-03-08';

const POWER = 'The power is out, so we closed early.';
const STORM = 'We are closed because of the storm.';
export const PAVING = 'The parking lot is being paved.';
export const ICE = 'The streets are icy. We open late.';
const PHONES = 'Our phones are down.';
const WATER = 'We have no water for an hour or two.';
const FLOOD = 'The office is flooded.';
const DELAY = 'We are running behind.';
const LEAK = 'We are closed because of a leak.';
const NEXT_DOOR = 'We see patients next door.';
const SMOKE = 'We are closed because of smoke.';
const ROOF = 'The roof is being repaired.';
/** The notice at the time of the build. */
export const LIFT = 'The elevator is being repaired.';

export const USUAL_PHONE = anotherPractice.facts.practice.phone;
const STORM_PHONE = '(218) 727-4401';
export const ICE_PHONE = '(218) 727-4402';
/** Help while the office is closed. A notice also sends every call there. */
export const ON_CALL_PHONE = '(218) 727-4403';
const MOBILE_PHONE = ON_CALL_PHONE;
const NEIGHBOR_PHONE = '(218) 727-4404';
/** The number at the time of the build. */
export const LIFT_PHONE = '(218) 727-4405';
export const PHONES_OF_NOTICES = [STORM_PHONE, ICE_PHONE, MOBILE_PHONE, NEIGHBOR_PHONE, LIFT_PHONE];

const makeNotice = (kind: string, text: string, from: string, until: string, more = {}) => ({
  kind,
  text,
  from,
  until,
  ...more,
});

export const NOTICES = [
  makeNotice('other', LIFT, '2027-03-08 12:00 am', '2027-03-10 8:00 am', {phone: LIFT_PHONE}),
  makeNotice('other', PAVING, '2027-03-15 12:00 am', '2027-03-18 11:00 pm'),
  makeNotice('water', WATER, '2027-03-17 12:00 pm', '2027-03-17 3:00 pm'),
  makeNotice('phone', PHONES, '2027-03-17 7:00 am', '2027-03-17 5:00 pm', {phone: MOBILE_PHONE}),
  makeNotice('closed', POWER, '2027-03-10 10:30 am', '2027-03-10 11:00 pm'),
  makeNotice('closed', STORM, '2027-03-13 11:00 pm', '2027-03-14 1:30 pm', {phone: STORM_PHONE}),
  makeNotice('closed', ICE, '2027-03-16 6:00 am', '2027-03-16 12:00 pm', {
    phone: ICE_PHONE,
    link: '/contact-us',
  }),
  makeNotice('closed', FLOOD, '2027-04-14 3:00 pm', '2027-04-15 11:00 am'),
  makeNotice('late', DELAY, '2027-05-07 8:00 am', '2027-05-07 1:00 pm'),
  makeNotice('closed', ROOF, '2027-05-08 6:00 am', '2027-05-08 11:00 pm'),
  makeNotice('closed', LEAK, '2027-06-04 6:00 am', '2027-06-05 11:00 pm'),
  makeNotice('move', NEXT_DOOR, '2027-11-06 8:00 pm', '2027-11-07 2:00 pm', {
    phone: NEIGHBOR_PHONE,
  }),
  makeNotice('closed', SMOKE, '2027-11-11 7:00 am', '2027-11-11 9:00 pm'),
];

const WEEK: DayHours[] = [
  {day: 'Monday', closed: true},
  {day: 'Tuesday', opens: '8:30 am', closes: '5:45 pm'},
  {
    day: 'Wednesday',
    opens: '8:30 am',
    closes: '5:45 pm',
    break: {from: '12:15 pm', to: '1:15 pm'},
  },
  {day: 'Thursday', opens: '10:15 am', closes: '8:00 pm'},
  {day: 'Friday', opens: '8:30 am', closes: '1:10 pm', appointmentOnly: true},
  {day: 'Saturday', appointmentOnly: true},
  {day: 'Sunday', closed: true},
];

/** Veterans Day and Thanksgiving are not decided. */
export const HOURS = {
  note: 'Please call first',
  week: WEEK,
  closures: [
    {name: 'Courtyard repairs', from: '2027-04-05', to: '2027-04-09'},
    {name: 'Winter holidays', from: '2027-12-24', to: '2028-01-03'},
  ],
  specialHours: [
    {name: 'Staff training', days: ['2027-03-10'], opens: '9:00 am', closes: '12:00 pm'},
    {
      name: 'Second Saturday',
      days: ['2027-03-13', '2027-04-10', '2027-05-08'],
      opens: '9:00 am',
      closes: '1:00 pm',
    },
    {
      name: 'Extra Sunday',
      days: ['2027-03-14', '2027-11-07'],
      opens: '1:00 pm',
      closes: '3:00 pm',
    },
    {
      name: 'Clinic Monday',
      days: ['2027-03-29'],
      opens: '10:00 am',
      closes: '4:00 pm',
      break: {from: '12:30 pm', to: '1:00 pm'},
    },
    {name: 'Early holidays', days: ['2027-12-23'], opens: '10:15 am', closes: '2:00 pm'},
  ],
  openHolidays: ['2027-06-18'],
};

const WEDNESDAY = '8:30 am to 12:15 pm, 1:15 pm to 5:45 pm';
const FRIDAY = '8:30 am to 1:10 pm, by appointment';
const TRAINING = '9:00 am to 10:30 am: Staff training';
const CLINIC = '10:00 am to 12:30 pm, 1:00 pm to 4:00 pm: Clinic Monday';
const SATURDAY_PAGE = 'Open Saturday, March 13, 2027, 9:00 am to 1:00 pm: Second Saturday';
const COURTYARD = 'Courtyard repairs';
const COURTYARD_PAGE = `Closed Monday, April 5, 2027 to Friday, April 9, 2027: ${COURTYARD}`;
const WINTER = 'Winter holidays';
const ASK = 'Please call to ask whether we are open today.';

/** The words that visitors must read at a moment: by hand, so that no rule of the site decides. */
export interface DayState {
  at: string;
  /** The status line. If it begins with "Open now", the office is open. */
  state: string;
  /** A row of the hours table. */
  row: readonly [weekday: string, times: string];
  /** The line in the footer. */
  footer?: string;
  /** The notices, in order. */
  notices?: readonly string[];
  phone: string;
  /** No one knows if the office is open. */
  isUndecided?: boolean;
}

const makeState = (
  at: string,
  state: string,
  row: readonly [weekday: string, times: string],
): DayState => ({at, state, row, phone: USUAL_PHONE});

/** Adds what the page also shows at each of these moments. */
const completeStates = (
  shared: Partial<DayState>,
  states: readonly DayState[],
): readonly DayState[] => states.map((state) => ({...state, ...shared}));

export const DAY_STATES: readonly DayState[] = [
  ...completeStates(
    {footer: `Open Wednesday, March 10, 2027, ${TRAINING}`, notices: [LIFT], phone: LIFT_PHONE},
    [
      makeState('2027-03-08 10:00 am', 'Closed. Opens tomorrow at 8:30 am', [
        'Wednesday',
        TRAINING,
      ]),
    ],
  ),
  ...completeStates({footer: `Open today ${TRAINING}`}, [
    makeState('2027-03-10 8:59 am', 'Closed. Opens today at 9:00 am', ['Wednesday', TRAINING]),
    makeState('2027-03-10 9:00 am', 'Open now, until 10:30 am', ['Wednesday', TRAINING]),
    makeState('2027-03-10 10:29 am', 'Open now, until 10:30 am', [
      'Tuesday',
      '12:00 pm to 5:45 pm',
    ]),
  ]),
  ...completeStates({footer: POWER, notices: [POWER]}, [
    makeState('2027-03-10 10:30 am', 'Closed. Opens tomorrow at 10:15 am', ['Wednesday', TRAINING]),
    makeState('2027-03-10 10:59 pm', 'Closed. Opens tomorrow at 10:15 am', ['Wednesday', TRAINING]),
  ]),
  ...completeStates({footer: `Open today ${TRAINING}`}, [
    makeState('2027-03-10 11:00 pm', 'Closed. Opens tomorrow at 10:15 am', ['Wednesday', TRAINING]),
  ]),
  ...completeStates({footer: SATURDAY_PAGE}, [
    makeState('2027-03-11 12:00 am', 'Closed. Opens today at 10:15 am', ['Wednesday', WEDNESDAY]),
    makeState('2027-03-12 8:29 am', 'Closed. Opens today at 8:30 am, by appointment', [
      'Friday',
      FRIDAY,
    ]),
    makeState('2027-03-12 8:30 am', 'Open now, until 1:10 pm, by appointment', ['Friday', FRIDAY]),
    makeState('2027-03-12 1:10 pm', 'Closed. Opens tomorrow at 9:00 am', [
      'Saturday',
      '9:00 am to 1:00 pm',
    ]),
  ]),
  ...completeStates({footer: 'Open today 9:00 am to 1:00 pm: Second Saturday'}, [
    makeState('2027-03-13 9:00 am', 'Open now, until 1:00 pm', [
      'Sunday',
      '1:30 pm to 3:00 pm: Extra Sunday',
    ]),
    makeState('2027-03-13 1:00 pm', 'Closed. Opens tomorrow at 1:30 pm', [
      'Thursday',
      '10:15 am to 8:00 pm',
    ]),
  ]),
  ...completeStates({footer: STORM, notices: [STORM], phone: STORM_PHONE}, [
    makeState('2027-03-13 11:00 pm', 'Closed. Opens tomorrow at 1:30 pm', ['Monday', 'Closed']),
    makeState('2027-03-14 1:59 am', 'Closed. Opens today at 1:30 pm', [
      'Saturday',
      'By appointment only',
    ]),
    makeState('2027-03-14 3:00 am', 'Closed. Opens today at 1:30 pm', [
      'Sunday',
      '1:30 pm to 3:00 pm',
    ]),
    makeState('2027-03-14 1:29 pm', 'Closed. Opens today at 1:30 pm', [
      'Sunday',
      '1:30 pm to 3:00 pm',
    ]),
  ]),
  ...completeStates({footer: 'Open today 1:30 pm to 3:00 pm: Extra Sunday'}, [
    makeState('2027-03-14 1:30 pm', 'Open now, until 3:00 pm', ['Sunday', '1:30 pm to 3:00 pm']),
    makeState('2027-03-14 3:00 pm', 'Closed. Opens Tuesday at 12:00 pm', [
      'Tuesday',
      '12:00 pm to 5:45 pm',
    ]),
    makeState('2027-03-14 11:59 pm', 'Closed. Opens Tuesday at 12:00 pm', [
      'Sunday',
      'Extra Sunday',
    ]),
  ]),
  ...completeStates({notices: [PAVING]}, [
    makeState('2027-03-15 12:00 am', 'Closed. Opens tomorrow at 12:00 pm', ['Sunday', 'Closed']),
    makeState('2027-03-16 5:59 am', 'Closed. Opens today at 12:00 pm', [
      'Tuesday',
      '12:00 pm to 5:45 pm',
    ]),
  ]),
  ...completeStates({footer: ICE, notices: [ICE, PAVING], phone: ICE_PHONE}, [
    makeState('2027-03-16 6:00 am', 'Closed. Opens today at 12:00 pm', [
      'Tuesday',
      '12:00 pm to 5:45 pm',
    ]),
    makeState('2027-03-16 11:59 am', 'Closed. Opens today at 12:00 pm', [
      'Tuesday',
      '12:00 pm to 5:45 pm',
    ]),
  ]),
  ...completeStates({notices: [PAVING]}, [
    makeState('2027-03-16 12:00 pm', 'Open now, until 5:45 pm', ['Tuesday', '12:00 pm to 5:45 pm']),
  ]),
  ...completeStates({notices: [PHONES, PAVING], phone: MOBILE_PHONE}, [
    makeState('2027-03-17 7:00 am', 'Closed. Opens today at 8:30 am', [
      'Tuesday',
      '8:30 am to 5:45 pm',
    ]),
  ]),
  ...completeStates({notices: [PHONES, WATER, PAVING], phone: MOBILE_PHONE}, [
    makeState('2027-03-17 12:00 pm', 'Open now, until 12:15 pm', ['Wednesday', WEDNESDAY]),
    makeState('2027-03-17 12:15 pm', 'Closed. Opens again at 1:15 pm', ['Wednesday', WEDNESDAY]),
  ]),
  ...completeStates({notices: [PHONES, PAVING], phone: MOBILE_PHONE}, [
    makeState('2027-03-17 3:00 pm', 'Open now, until 5:45 pm', ['Wednesday', WEDNESDAY]),
  ]),
  ...completeStates({notices: [PAVING]}, [
    makeState('2027-03-17 5:00 pm', 'Open now, until 5:45 pm', ['Wednesday', WEDNESDAY]),
  ]),
  makeState('2027-03-18 11:00 pm', 'Closed. Opens tomorrow at 8:30 am, by appointment', [
    'Thursday',
    '10:15 am to 8:00 pm',
  ]),
  ...completeStates({footer: `Open Monday, March 29, 2027, ${CLINIC}`}, [
    makeState('2027-03-22 10:00 am', 'Closed. Opens tomorrow at 8:30 am', ['Monday', 'Closed']),
  ]),
  ...completeStates({footer: `Open today ${CLINIC}`}, [
    makeState('2027-03-29 12:29 pm', 'Open now, until 12:30 pm', ['Monday', CLINIC]),
    makeState('2027-03-29 12:30 pm', 'Closed. Opens again at 1:00 pm', ['Monday', CLINIC]),
    makeState('2027-03-29 4:00 pm', 'Closed. Opens tomorrow at 8:30 am', ['Monday', CLINIC]),
  ]),
  ...completeStates({footer: COURTYARD_PAGE}, [
    makeState('2027-04-02 1:10 pm', `Closed until Saturday, April 10: ${COURTYARD}`, [
      'Friday',
      FRIDAY,
    ]),
    makeState('2027-04-04 11:59 pm', `Closed until Saturday: ${COURTYARD}`, [
      'Monday',
      `Closed: ${COURTYARD}`,
    ]),
  ]),
  ...completeStates({footer: `Closed today: ${COURTYARD}`}, [
    makeState('2027-04-05 12:00 am', `Closed until Saturday: ${COURTYARD}`, [
      'Monday',
      `Closed today: ${COURTYARD}`,
    ]),
    makeState('2027-04-09 11:59 pm', `Closed until tomorrow: ${COURTYARD}`, [
      'Friday',
      `Closed today: ${COURTYARD}`,
    ]),
  ]),
  ...completeStates({footer: 'Open today 9:00 am to 1:00 pm: Second Saturday'}, [
    makeState('2027-04-10 9:00 am', 'Open now, until 1:00 pm', ['Friday', FRIDAY]),
    makeState('2027-04-10 1:00 pm', 'Closed. Opens Tuesday at 8:30 am', [
      'Saturday',
      'Second Saturday',
    ]),
  ]),
  makeState('2027-04-14 2:59 pm', 'Open now, until 3:00 pm', [
    'Wednesday',
    '8:30 am to 12:15 pm, 1:15 pm to 3:00 pm',
  ]),
  ...completeStates({footer: FLOOD, notices: [FLOOD]}, [
    makeState('2027-04-14 3:00 pm', 'Closed. Opens tomorrow at 11:00 am', [
      'Thursday',
      '11:00 am to 8:00 pm',
    ]),
    makeState('2027-04-15 10:59 am', 'Closed. Opens today at 11:00 am', [
      'Thursday',
      '11:00 am to 8:00 pm',
    ]),
  ]),
  makeState('2027-04-15 11:00 am', 'Open now, until 8:00 pm', ['Wednesday', WEDNESDAY]),
  ...completeStates({footer: 'Saturday, May 8, 2027: Closed', notices: [DELAY]}, [
    makeState('2027-05-07 8:00 am', 'Closed. Opens today at 8:30 am, by appointment', [
      'Friday',
      FRIDAY,
    ]),
  ]),
  ...completeStates({footer: 'Saturday, May 8, 2027: Closed'}, [
    makeState('2027-05-07 1:00 pm', 'Open now, until 1:10 pm, by appointment', [
      'Saturday',
      'Closed',
    ]),
  ]),
  ...completeStates({footer: 'Closed'}, [
    makeState('2027-05-08 5:59 am', 'Closed. Opens Tuesday at 8:30 am', ['Saturday', 'Closed']),
  ]),
  ...completeStates({footer: ROOF, notices: [ROOF]}, [
    makeState('2027-05-08 9:00 am', 'Closed. Opens Tuesday at 8:30 am', ['Saturday', 'Closed']),
  ]),
  makeState('2027-05-15 10:00 am', 'By appointment only today. Opens Tuesday at 8:30 am', [
    'Saturday',
    'By appointment only',
  ]),
  ...completeStates({footer: LEAK, notices: [LEAK]}, [
    makeState('2027-06-04 9:00 am', 'Closed. Opens Tuesday at 8:30 am', ['Friday', 'Closed']),
    makeState('2027-06-05 9:00 am', 'Closed. Opens Tuesday at 8:30 am', ['Saturday', 'Closed']),
  ]),
  ...completeStates(
    {
      footer: 'Open Sunday, November 7, 2027, 1:00 pm to 3:00 pm: Extra Sunday',
      notices: [NEXT_DOOR],
      phone: NEIGHBOR_PHONE,
    },
    [
      makeState('2027-11-06 8:00 pm', 'By appointment only today. Opens tomorrow at 1:00 pm', [
        'Sunday',
        '1:00 pm to 3:00 pm: Extra Sunday',
      ]),
    ],
  ),
  ...completeStates(
    {
      footer: 'Open today 1:00 pm to 3:00 pm: Extra Sunday',
      notices: [NEXT_DOOR],
      phone: NEIGHBOR_PHONE,
    },
    [
      makeState('2027-11-07 12:59 pm', 'Closed. Opens today at 1:00 pm', [
        'Sunday',
        '1:00 pm to 3:00 pm',
      ]),
      makeState('2027-11-07 1:00 pm', 'Open now, until 3:00 pm', ['Sunday', '1:00 pm to 3:00 pm']),
    ],
  ),
  ...completeStates({footer: 'Open today 1:00 pm to 3:00 pm: Extra Sunday'}, [
    makeState('2027-11-07 2:00 pm', 'Open now, until 3:00 pm', ['Sunday', '1:00 pm to 3:00 pm']),
  ]),
  makeState('2027-11-11 6:59 am', 'Closed. Opens tomorrow at 8:30 am, by appointment', [
    'Thursday',
    'Closed',
  ]),
  ...completeStates({footer: SMOKE, notices: [SMOKE]}, [
    makeState('2027-11-11 10:15 am', 'Closed. Opens tomorrow at 8:30 am, by appointment', [
      'Thursday',
      'Closed',
    ]),
  ]),
  makeState('2027-11-24 5:45 pm', `Usual hours on Wednesdays: ${WEDNESDAY}`, [
    'Wednesday',
    WEDNESDAY,
  ]),
  ...completeStates({footer: ASK, isUndecided: true}, [
    makeState('2027-11-25 10:20 am', ASK, ['Thursday', ASK]),
  ]),
  ...completeStates({footer: 'Open today 10:15 am to 2:00 pm: Early holidays'}, [
    makeState('2027-12-23 1:59 pm', 'Open now, until 2:00 pm', ['Thursday', '10:15 am to 2:00 pm']),
    makeState('2027-12-23 2:00 pm', `Closed until Tuesday, January 4: ${WINTER}`, [
      'Friday',
      `Closed: ${WINTER}`,
    ]),
  ]),
  ...completeStates({footer: `Closed today: ${WINTER}`}, [
    makeState('2027-12-31 11:59 pm', `Closed until Tuesday: ${WINTER}`, [
      'Friday',
      `Closed today: ${WINTER}`,
    ]),
    makeState('2028-01-01 12:00 am', `Closed until Tuesday: ${WINTER}`, ['Friday', FRIDAY]),
    makeState('2028-01-03 11:59 pm', `Closed until tomorrow: ${WINTER}`, [
      'Monday',
      `Closed today: ${WINTER}`,
    ]),
  ]),
  makeState('2028-01-04 8:30 am', 'Open now, until 5:45 pm', ['Monday', 'Closed']),
];
