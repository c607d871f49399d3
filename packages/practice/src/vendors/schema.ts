import * as z from 'zod';
import {vendorsOf} from './registry';
import type {Kind} from './vendor';

/** A vendor that the practice has picked, with the ids that its console shows. */
export interface Choice {
  vendor: string;
  /** The day on which somebody tried the vendor on a preview (`SITE_VENDORS=live`). */
  tried?: string | undefined;
  /** Whether the ids are made up. */
  sample?: true | undefined;
  [id: string]: unknown;
}

/** The kinds that the practice picks a vendor for; each film names who plays it. */
export const PICKED = ['forms', 'chat', 'financing', 'map'] as const satisfies readonly Kind[];

/** What a practice may do without. */
const OPTIONAL = ['chat', 'financing'] as const satisfies readonly Kind[];

/** What `_practice/integrations.yml` holds. */
export type Integrations = Record<'forms' | 'map', Choice> & Partial<Record<(typeof OPTIONAL)[number], Choice>>;

/**
 * The schema of `_practice/integrations.yml`: one vendor a kind, and its ids in the vendor's own words.
 * @param common the fields that every vendor has, `tried` and `sample`
 */
export function integrationsSchema(common: z.ZodRawShape): z.ZodType<Integrations> {
  const choices = PICKED.map((kind) => {
    const options = vendorsOf(kind).map(({id, ids}) => z.strictObject({vendor: z.literal(id), ...ids, ...common}));
    const choice = z.discriminatedUnion('vendor', options as [(typeof options)[number]]);
    return [kind, OPTIONAL.some((name) => name === kind) ? choice.optional() : choice] as const;
  });
  return z.strictObject(Object.fromEntries(choices)) as unknown as z.ZodType<Integrations>;
}
