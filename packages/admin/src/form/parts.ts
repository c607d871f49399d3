import {capitalize} from '@dental/practice';
import type {Choice} from '../settings';

/**
 * Adds a choice for a part of a page, such as `Contact us, part “Working hours”`.
 * @param choices the pages to choose from
 * @param value the current value, such as `/contact-us#working-hours`
 * @returns the same choices if the value isn't a part of one of the pages
 */
export function addPart(choices: readonly Choice[], value: string): readonly Choice[] {
  const [path = '', part = ''] = value.split('#');
  const page = choices.find((choice) => choice.value === path);
  if (!page || part === '') return choices;
  const label = `${page.label}, part “${capitalize(part.replaceAll('-', ' '))}”`;
  return [...choices, {value, label}];
}
