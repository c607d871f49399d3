import {findItemField, type Field} from '../collections/fields';
import {listEmptyBlocks} from '../body/emptyBlocks';
import {getText, type Data} from '../format/data';
import {getValue, type FieldPath} from './path';

/** A required field without a value. */
export interface EmptyField {
  path: FieldPath;
  label: string;
}

/** Finds the required fields that are empty, in the order of the form. */
export function findEmptyFields(
  fields: readonly Field[],
  data: Data,
  path: FieldPath = [],
): EmptyField[] {
  return fields.flatMap((field) => findInField(field, data, [...path, field.name]));
}

function findInField(field: Field, data: Data, path: FieldPath): EmptyField[] {
  const {input, label, required} = field;
  const value = getValue(data, path);
  if (input.type === 'hidden') return [];
  if (input.type === 'group') {
    if (!required && value === undefined) return [];
    return findEmptyFields(input.fields, data, path);
  }
  if (input.type === 'list') {
    const items = Array.isArray(value) ? value : [];
    if (required && items.every(isEmpty)) return [{path, label}];
    return items.flatMap((item, index) => {
      const {input: itemInput} = findItemField(input, item);
      const fields = itemInput.type === 'group' ? itemInput.fields : [];
      return findEmptyFields(fields, data, [...path, index]);
    });
  }
  if (isEmpty(value)) return required ? [{path, label}] : [];
  if (input.type !== 'body') return [];
  return listEmptyBlocks(getText(value)).map((block) => ({path, label: block}));
}

function isEmpty(value: Data | undefined): boolean {
  return value === undefined || value === null || value === '';
}
