import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {PracticeFacts} from '@dental/content';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';

/** The words that visitors must read at a moment. */
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

/** A notice of the practice, as in its file. */
interface Notice {
  text: string;
  phone?: string;
}

/** The status line of pages at some moments, and a row of their table. */
type StateGroup = Omit<DayState, 'at' | 'state' | 'row'> & {
  at: Record<string, [state: string, weekday: string, times: string]>;
};

const {notices, hours, states} = parse(readFileSync('tests/copies/dayStates.yml', 'utf8')) as {
  notices: Notice[];
  hours: PracticeFacts['hours'];
  states: StateGroup[];
};

/** The day of the build, a Monday. */
export const BUILD_DAY = '2027-03-08';
export const NOTICES = notices;
export const HOURS = hours;
export const USUAL_PHONE = anotherPractice.facts.practice.phone;

/** Help while the office is closed. A notice also sends every call there. */
export const ON_CALL_PHONE = '(218) 727-4403';
export const PHONES_OF_NOTICES = notices.flatMap(({phone}) => phone ?? []);

/** A notice by some words of its text. */
const getNotice = (words: string) => notices.find(({text}) => text.includes(words))!;

/** The notice at the time of the build, with a number of its own. */
export const LIFT = getNotice('elevator');
export const PAVING = getNotice('parking lot');
/** The more urgent notice while the parking lot is being paved, with a number of its own. */
export const ICE = getNotice('icy');

export const DAY_STATES: readonly DayState[] = states.flatMap(({at, ...shared}) =>
  Object.entries(at).map(([moment, [state, ...row]]) => ({
    at: moment,
    state,
    row,
    ...shared,
    phone: shared.phone ?? USUAL_PHONE,
  })),
);
