import * as z from 'zod';
import {count, day, sample, text, words} from './fields';

const makeCount = (title: string) => count.meta({title});

/** `policies.yml`: fees, discounts, payment plans, and terms. */
export const policies = z.strictObject({
  arrival: z.strictObject({
    fromMinutes: makeCount('Minutes early, at least'),
    toMinutes: makeCount('Minutes early, at most'),
  }),
  cancellation: z.strictObject({
    noticeHours: makeCount('Hours of notice'),
    feeDollars: makeCount('Fee for a late cancellation, in dollars'),
  }),
  discounts: z.strictObject({
    paidInFullPercent: makeCount('For paying in full, in percent'),
    cashOrCheckPercent: makeCount('For cash or check, in percent'),
  }),
  financing: z
    .strictObject({
      downPaymentPercent: makeCount('Down payment, in percent'),
      interestRule: z
        .enum(['yearly-on-falling-balance'])
        .describe('The interest rule that the payment helper uses.'),
      interestRuleConfirmed: z
        .strictObject({by: text, on: day})
        .optional()
        .describe('The manager who confirmed this interest rule, and the date.'),
      plans: z.array(
        z
          .strictObject({
            months: count,
            interestPercent: makeCount('Yearly interest, in percent'),
          })
          .meta({summary: '{months} months, {interestPercent}%'}),
      ),
      partner: text
        .optional()
        .meta({names: 'paymentPartner'})
        .describe('The payment partner with a minimum credit score and a soft credit check.'),
      partnerMinimumCreditScore: makeCount('Minimum credit score of the partner').optional(),
    })
    .default({downPaymentPercent: 0, interestRule: 'yearly-on-falling-balance', plans: []})
    .describe('The in-house payment plans, if any.'),
  payments: z.strictObject({
    accepted: z.array(words).meta({title: 'Ways to pay'}),
    insurance: words,
  }),
  offers: z
    .strictObject({firstVisitDollars: count, whiteningClubDollarsPerYear: count, ends: day})
    .optional()
    .describe(
      'The offers on the home page: their prices, and the last day patients can claim them.',
    ),
  terms: z.strictObject({minimumAge: count, governingLaw: text}),
  privacy: z.strictObject({
    disclosureRecordsSince: day.meta({title: 'Disclosure records kept since'}),
    requestLimitYears: makeCount('Years that a request can go back'),
  }),
  sample,
});
