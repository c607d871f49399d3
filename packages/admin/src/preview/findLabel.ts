import {splitFieldPath} from '@dental/content';
import {listChildren, type Field} from '../collections/fields';

/**
 * Finds the label of a field by its path, as the form shows it: "Week, 3, Opens" for
 * `week.2.opens`.
 * @returns undefined if the form doesn't show the field
 */
export function getFieldLabel(fields: readonly Field[], path: string): string | undefined {
  const labels: string[] = [];
  let currentFields = fields;
  for (const step of splitFieldPath(path)) {
    if (/^\d+$/.test(step)) {
      // The form of a file that is one list has a single field.
      if (labels.length === 0 && fields[0]) {
        labels.push(fields[0].label);
        currentFields = listChildren(fields[0]);
      }
      labels.push(String(Number(step) + 1));
      continue;
    }
    const field = currentFields.find(({name, input}) => name === step && input.type !== 'hidden');
    if (!field) break;
    labels.push(field.label);
    currentFields = listChildren(field);
  }
  return labels.length === 0 ? undefined : labels.join(', ');
}
