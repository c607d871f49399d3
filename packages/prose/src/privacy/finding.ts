import elsewhere from '../../data/elsewhere.json';
import {type Content, memoize} from '@dental/content';
import {WEEKDAYS} from '@dental/practice';
import type {Finding} from '../engine/types';
import {readTeam} from '../people/team';
import {MONTHS} from '../when/calendar';

/** De-identification: names, dates, numbers, addresses, and faces next to anything about health. */
export const LAW = 'HIPAA, 45 CFR 164.514';

/** A finding that quotes the words and the law. */
export const createPrivacyFinding = (
  at: number,
  message: string,
  quote: string,
  remedy: string,
  finding = 'privacy/patient',
): Finding => ({at, quote, message: `${message}: ${quote}.`, remedy, finding, source: LAW});

/** Capitalized words that aren't places. */
const NO_PLACES = [
  'Dr',
  'English',
  'Spanish',
  'X',
  'I',
  'Christmas',
  'Thanksgiving',
  'Easter',
  'New',
  'Year',
  'Composite',
  'Porcelain',
];

/** Names that identify no patient: ours, our town's, and those of products. */
export const listHarmlessNames = memoize(
  (content: Content): ReadonlySet<string> =>
    new Set([
      ...NO_PLACES,
      ...MONTHS,
      ...WEEKDAYS,
      ...elsewhere.products,
      ...readTeam(content).flatMap(({called}) => called),
      ...`${content.practice?.address.city ?? ''} ${content.practice?.name ?? ''}`.split(' '),
    ]),
);
