import type {ReactNode} from 'react';
import {BodyInput} from '../body/BodyInput';
import type {Field} from '../collections/fields';
import {isRecord, type Data} from '../format/data';
import {PictureInput} from '../pictures/PictureInput';
import {useForm} from './FormContext';
import {FieldMessages} from './FieldMessages';
import {GroupInput} from './GroupInput';
import {ListInput} from './ListInput';
import {SimpleInput} from './SimpleInput';
import {getInputId, getValue, type FieldPath} from './path';

interface FieldProps {
  field: Field;
  path: FieldPath;
}

/** A field with its label, hint, input, and messages. */
export function FieldInput({field, path}: FieldProps): ReactNode {
  const {data} = useForm();
  const {input} = field;
  const value = getValue(data, path);
  if (input.type === 'hidden') return null;
  if (input.type === 'list') return <ListInput field={field} input={input} path={path} />;
  if (input.type === 'group') return <GroupInput field={field} input={input} path={path} />;
  return (
    <div className="field">
      <FieldLabel field={field} path={path} />
      <ValueInput field={field} path={path} value={value} />
      <FieldMessages path={path} />
    </div>
  );
}

function ValueInput({field, path, value}: FieldProps & {value: Data | undefined}): ReactNode {
  const {input} = field;
  if (input.type === 'body') return <BodyInput label={field.label} path={path} />;
  if (input.type === 'picture') return <PictureInput place={input} path={path} />;
  return <SimpleInput field={field} path={path} value={isRecord(value) ? undefined : value} />;
}

function FieldLabel({field: {label, required, hint, input}, path}: FieldProps): ReactNode {
  const id = getInputId(path);
  const isOptional = !required && input.type !== 'checkbox';
  return (
    <>
      <label htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
