import type {Field} from '../collections/fields';

/**
 * The label of a field by its path, as the form shows it: `week.2.opens` is "Week, 3, Opens", and `body.6` "Text, line 7".
 * @returns undefined if the form has no such field
 */
export function labelIn(fields: readonly Field[], path: string): string | undefined {
  const labels: string[] = [];
  let known = fields;
  let isText = false;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      // A file that is one list is one field of the form.
      if (labels.length === 0) known = fields[0]?.fields ?? [];
      labels.push(`${isText ? 'line ' : ''}${Number(step) + 1}`);
      continue;
    }
    const field = known.find(({name, widget}) => name === step && widget !== 'hidden');
    if (!field) break;
    labels.push(field.label);
    isText = field.widget === 'body';
    const {fields: below, field: item, types} = field;
    known = below ?? types?.flatMap((type) => type.fields ?? []) ?? (item ? [item] : []);
  }
  return labels.length === 0 ? undefined : labels.join(', ');
}
