import type * as z from 'zod';
import {getPracticeFile, practiceNames, practiceSchemas} from '@dental/content';
import {humanizeName} from './fields';

type FactsName = keyof typeof practiceSchemas;

/**
 * The facts that forms don't change: third-party code is a decision (`docs/vendors.md`), with ids
 * from the vendor's console.
 */
export const FACTS_WITHOUT_FORM: readonly FactsName[] = ['integrations', 'thirdParties'];

/** The facts that have a form. */
export const EDITABLE_FACTS = practiceNames.filter((name) => !FACTS_WITHOUT_FORM.includes(name));

/**
 * Describes a facts file by the label of its form.
 * @param file its name without extension; undefined for a file that only a developer can change
 */
export function describeFactsFile(file: string | undefined): string {
  if (file === undefined) return 'with the help of the person who manages the website';
  const name = practiceNames.find((each) => getPracticeFile(each).endsWith(`/${file}.yml`));
  if (name && FACTS_WITHOUT_FORM.includes(name))
    return `${getFactsLabel(name)} (ask the person who manages the website)`;
  return name ? getFactsLabel(name) : `the list of ${file.replaceAll('-', ' ')}`;
}

/** Returns the label of the form for some facts. */
export function getFactsLabel(name: FactsName): string {
  const schema: z.ZodType = practiceSchemas[name];
  return schema.meta()?.title ?? humanizeName(name);
}
