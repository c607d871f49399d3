import type * as z from 'zod';
import {practiceFile, practiceNames, practiceSchemas} from '@dental/content';
import {inWords} from './fields';

type FactsName = keyof typeof practiceSchemas;

/**
 * The facts that forms do not change: who else's code the site runs is decided in `docs/vendors.md`, with ids from
 * that vendor's console.
 */
export const WITHOUT_FORM: readonly FactsName[] = ['integrations', 'thirdParties'];

/** The facts that have a form. */
export const factNames = practiceNames.filter((name) => !WITHOUT_FORM.includes(name));

/** What the form of a file of facts is called, by the file's name; a file of another kind is seen to by somebody else. */
export function formOfFile(file: string | undefined): string {
  if (file === undefined) return 'with whoever looks after the website';
  const name = practiceNames.find((one) => practiceFile(one).endsWith(`/${file}.yml`));
  return name ? factsLabel(name) : `the list of ${file.replaceAll('-', ' ')}`;
}

/** What the form of some facts is called. */
export function factsLabel(name: FactsName): string {
  const schema: z.ZodType = practiceSchemas[name];
  return schema.meta()?.title ?? inWords(name);
}
