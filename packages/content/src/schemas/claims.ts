import * as z from 'zod';
import {longText, sample, words} from './fields';

/** `claims.yml`: figures and first aid that a dentist has approved. */
export const claims = z.strictObject({
  cleaningInterval: words.optional(),
  cleaningsPerYear: words.optional(),
  xrayReduction: words.optional().meta({title: 'X-ray reduction'}),
  xrayReductionLow: words.optional().meta({title: 'X-ray reduction, at least'}),
  crownLife: words.optional(),
  bridgeVisits: words.optional(),
  sedationTraining: words.optional(),
  knockedOutTooth: longText.describe(
    'First aid for a knocked-out tooth in whole sentences. Every page shows the same text.',
  ),
  lostCrown: longText.describe('Advice for a lost crown or filling, in whole sentences.'),
  sample,
});
