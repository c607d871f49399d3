/** The plausible values of a number in `_practice`. */
export interface FigureRange {
  /** Matches file and field, such as `policies.terms.minimumAge`. */
  field: RegExp;
  min: number;
  max: number;
  /** The subject of the message; the name of the field if this is left out. */
  noun?: string;
}

/** The first row that matches a field counts, so the general rows come last. */
export const FIGURE_RANGES: readonly FigureRange[] = [
  {field: /^policies\.arrival\.\w+Minutes$/, min: 5, max: 90, noun: 'The time to arrive early'},
  {
    field: /^policies\.cancellation\.noticeHours$/,
    min: 12,
    max: 96,
    noun: 'The notice for a cancellation',
  },
  {
    field: /^policies\.cancellation\.feeDollars$/,
    min: 10,
    max: 250,
    noun: 'The fee for a late cancellation',
  },
  {field: /^policies\.discounts\.\w+Percent$/, min: 1, max: 25, noun: 'The discount'},
  {field: /^policies\.financing\.downPaymentPercent$/, min: 0, max: 75, noun: 'The down payment'},
  {
    field: /^policies\.financing\.plans\.\d+\.interestPercent$/,
    min: 0,
    max: 36,
    noun: 'The yearly rate of a payment plan',
  },
  {field: /^policies\.financing\.\w+CreditScore$/, min: 300, max: 850, noun: 'The credit score'},
  {field: /^policies\.terms\.minimumAge$/, min: 13, max: 21, noun: 'The minimum age'},
  {
    field: /^policies\.privacy\.requestLimitYears$/,
    min: 1,
    max: 10,
    noun: 'The limit for a request',
  },
  {field: /percent$/i, min: 0, max: 100},
  {field: /dollars$/i, min: 1, max: 60_000},
  {field: /minutes$/i, min: 1, max: 240},
  {field: /hours$/i, min: 1, max: 168},
  {field: /days$/i, min: 1, max: 366},
  {field: /weeks$/i, min: 1, max: 104},
  {field: /months$/i, min: 1, max: 84},
  {field: /years$/i, min: 1, max: 40},
  {field: /age$/i, min: 0, max: 110},
  {field: /seconds$/i, min: 5, max: 1_200},
];
