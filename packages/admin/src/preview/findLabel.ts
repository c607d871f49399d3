import type {Field} from '../collections/fields';

/**
 * Finds the label of a field by its path, as the form shows it: "Week, 3, Opens" for
 * `week.2.opens`, "Text, line 7" for `body.6`.
 * @returns undefined if the form doesn't show the field
 */
export function findLabel(fields: readonly Field[], path: string): string | undefined {
  const labels: string[] = [];
  let currentFields = fields;
  let isText = false;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      // The form of a file that is one list has a single field.
      if (labels.length === 0) currentFields = fields[0]?.fields ?? [];
      labels.push(`${isText ? 'line ' : ''}${Number(step) + 1}`);
      continue;
    }
    const field = currentFields.find(({name, widget}) => name === step && widget !== 'hidden');
    if (!field) break;
    labels.push(field.label);
    isText = field.widget === 'body';
    currentFields = listChildren(field);
  }
  return labels.length === 0 ? undefined : labels.join(', ');
}

function listChildren({fields, field, types}: Field): readonly Field[] {
  if (fields) return fields;
  if (types) return types.flatMap((type) => type.fields ?? []);
  return field ? [field] : [];
}
