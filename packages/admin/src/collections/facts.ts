import type * as z from 'zod';
import {practiceNames, practiceSchemas} from '@dental/content';
import {inWords} from './fields';

type FactsName = keyof typeof practiceSchemas;

/**
 * The facts that forms do not change: who else's code the site runs is decided in `docs/vendors.md`, with ids from
 * that vendor's console.
 */
export const WITHOUT_FORM: readonly FactsName[] = ['integrations', 'thirdParties'];

/** The facts that have a form. */
export const factNames = practiceNames.filter((name) => !WITHOUT_FORM.includes(name));

/** What the form of some facts is called. */
export function factsLabel(name: FactsName): string {
  const schema: z.ZodType = practiceSchemas[name];
  return schema.meta()?.title ?? inWords(name);
}
