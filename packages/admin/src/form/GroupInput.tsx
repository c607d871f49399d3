import type {ReactNode} from 'react';
import type {Field} from '../collections/fields';
import {FieldMessages} from './FieldMessages';
import {Fields} from './Fields';
import {useForm} from './FormContext';
import {getValue, type FieldPath} from './path';

interface GroupProps {
  field: Field;
  input: {fields: readonly Field[]};
  path: FieldPath;
}

/** A group of fields. An optional one is added and removed as a whole. */
export function GroupInput({field: {label, hint, required}, input, path}: GroupProps): ReactNode {
  const {data, change} = useForm();
  const isMissing = getValue(data, path) === undefined;
  if (!required && isMissing) {
    return (
      <p className="field">
        <button type="button" onClick={() => change(path, {})}>
          Add: {label}
        </button>
      </p>
    );
  }
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <Fields fields={input.fields} path={path} />
      <FieldMessages path={path} />
      {!required && (
        <button type="button" onClick={() => change(path, undefined)}>
          Remove: {label}
        </button>
      )}
    </fieldset>
  );
}
