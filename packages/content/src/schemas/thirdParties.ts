import * as z from 'zod';
import {day, sample, text, words} from './fields';
import {createIntegrationsSchema, type ThirdPartyFacts, VENDORS} from '@dental/vendors';

/** `integrations.yml`: the vendor of each service, with its ids. */
export const integrations = createIntegrationsSchema({tried: day.optional(), sample});

const agreement = z.enum(['signed', 'missing']);

/** `third-parties.yml`: agreements with vendors, and the websites that pages link to. */
export const thirdParties = z.strictObject({
  agreements: z
    .strictObject(Object.fromEntries(VENDORS.map(({id: name}) => [name, agreement.optional()])))
    .describe('HIPAA business associate agreements on file, by vendor.'),
  links: z
    .array(
      z.strictObject({
        host: text,
        owner: text,
        purpose: words,
        pages: words,
        contacted: words,
        agreement: z.enum(['signed', 'missing', 'not-needed']),
      }),
    )
    .describe('The other websites that pages link to.'),
}) as z.ZodType<ThirdPartyFacts>;
