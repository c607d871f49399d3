/** The plausible values of a number in `_practice`. */
export interface FigureRange {
  /** Matches file and field, such as `policies.terms.minimumAge`. */
  field: RegExp;
  min: number;
  max: number;
  unit: string;
  /** The subject of the message; the name of the field if this is left out. */
  noun?: string;
}

/** The first row that matches a field counts, so the general rows come last. */
export const FIGURE_RANGES: readonly FigureRange[] = [
  {
    field: /^policies\.arrival\.\w+Minutes$/i,
    min: 5,
    max: 90,
    unit: 'minutes',
    noun: 'The time to arrive early',
  },
  {
    field: /^policies\.cancellation\.noticeHours$/i,
    min: 12,
    max: 96,
    unit: 'hours',
    noun: 'The notice for a cancellation',
  },
  {
    field: /^policies\.cancellation\.feeDollars$/i,
    min: 10,
    max: 250,
    unit: 'dollars',
    noun: 'The fee for a late cancellation',
  },
  {
    field: /^policies\.discounts\.\w+Percent$/i,
    min: 1,
    max: 50,
    unit: '%',
    noun: 'The discount',
  },
  {
    field: /^policies\.financing\.downPaymentPercent$/i,
    min: 0,
    max: 75,
    unit: '%',
    noun: 'The down payment',
  },
  {
    field: /^policies\.financing\.plans\.\d+\.interestPercent$/i,
    min: 0,
    max: 36,
    unit: '%',
    noun: 'The yearly rate of a payment plan',
  },
  {
    field: /^policies\.financing\.partnerMinimumCreditScore$/i,
    min: 300,
    max: 850,
    unit: 'points',
    noun: 'The credit score',
  },
  {
    field: /^policies\.terms\.minimumAge$/i,
    min: 13,
    max: 21,
    unit: 'years',
    noun: 'The minimum age',
  },
  {
    field: /^policies\.privacy\.requestLimitYears$/i,
    min: 1,
    max: 10,
    unit: 'years',
    noun: 'The limit for a request',
  },
  {field: /percent$/i, min: 0, max: 100, unit: '%'},
  {field: /dollars$/i, min: 1, max: 60_000, unit: 'dollars'},
  {field: /minutes$/i, min: 1, max: 240, unit: 'minutes'},
  {field: /hours$/i, min: 1, max: 168, unit: 'hours'},
  {field: /days$/i, min: 1, max: 366, unit: 'days'},
  {field: /weeks$/i, min: 1, max: 104, unit: 'weeks'},
  {field: /months$/i, min: 1, max: 84, unit: 'months'},
  {field: /years$/i, min: 1, max: 40, unit: 'years'},
  {field: /age$/i, min: 0, max: 110, unit: 'years'},
  {field: /seconds$/i, min: 5, max: 1_200, unit: 'seconds'},
];
