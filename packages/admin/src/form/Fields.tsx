import {Fragment, useState, type ReactNode} from 'react';
import type {Field} from '../collections/fields';
import {useForm} from './FormContext';
import {getValue, type FieldPath} from './path';

/** The fields of a form, a group, or a list entry; rarely used ones are behind a button. */
export function Fields({fields, path}: {fields: readonly Field[]; path: FieldPath}): ReactNode {
  const {renderField} = useForm();
  const foldedFields = fields.filter((field) => field.folded && field.input.type !== 'hidden');
  return (
    <>
      {fields
        .filter((field) => !field.folded)
        .map((field) => (
          <Fragment key={field.name}>{renderField(field, [...path, field.name])}</Fragment>
        ))}
      {foldedFields.length > 0 && <FoldedFields fields={foldedFields} path={path} />}
    </>
  );
}

/**
 * Fields that only search engines and developers need. They open if one of them has a message, or
 * is required in a new entry.
 */
function FoldedFields({fields, path}: {fields: readonly Field[]; path: FieldPath}): ReactNode {
  const {data, findings, emptyFields, renderField} = useForm();
  const [isChosen, setIsChosen] = useState(() =>
    fields.some(({name, required}) => required && getValue(data, [...path, name]) === undefined),
  );
  const names = new Set(fields.map(({name}) => [...path, name].join('.')));
  const hasMessage =
    findings.some(({problem}) => problem.field !== undefined && names.has(problem.field)) ||
    [...emptyFields].some((name) => names.has(name));
  const isOpen = isChosen || hasMessage;
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({currentTarget}) => setIsChosen(currentTarget.open)}
    >
      <summary>More: {fields.map(({label}) => label).join(', ')}</summary>
      {fields.map((field) => (
        <Fragment key={field.name}>{renderField(field, [...path, field.name])}</Fragment>
      ))}
    </details>
  );
}
