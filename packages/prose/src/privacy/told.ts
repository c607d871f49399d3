import elsewhere from '../../data/elsewhere.json';
import {type Content, memoize} from '@dental/content';
import type {Found} from '../engine/types';
import {teamOf} from '../people/team';
import {MONTHS, WEEKDAYS} from '../when/calendar';

/** What tells who a patient is must go: a name, a date, a number, an address or a face beside anything of health. */
export const LAW = 'HIPAA, 45 CFR 164.514';

/** A finding that names what is wrong, the words and the law. */
export const tell = (
  at: number,
  message: string,
  words: string,
  remedy: string,
  finding = 'privacy/patient',
): Found => ({
  ...{at, remedy, finding, quote: words, source: LAW},
  message: `${message}: ${words}.`,
});

const NO_PLACES =
  'Dr English Spanish X I Christmas Thanksgiving Easter New Year Composite Porcelain'.split(' ');

/** Names that tell nothing of a patient: ours, our town's and those of products. */
export const harmlessNames = memoize(
  (content: Content): ReadonlySet<string> =>
    new Set([
      ...[...NO_PLACES, ...MONTHS, ...WEEKDAYS],
      ...elsewhere.products,
      ...teamOf(content).flatMap(({called}) => called),
      ...`${content.practice?.address.city ?? ''} ${content.practice?.name ?? ''}`.split(' '),
    ]),
);
