import type {ReactNode} from 'react';
import {useForm} from './FormContext';
import {getInputId, type FieldPath} from './path';

/** The findings of the checks for one field. */
export function FieldMessages({path}: {path: FieldPath}): ReactNode {
  const {findings, emptyFields} = useForm();
  const name = path.join('.');
  const own = findings.filter(({problem}) => problem.field === name && !problem.isMissing);
  return (
    <div id={`${getInputId(path)}-messages`} className="messages">
      {emptyFields.has(name) && <p className="is-error">Fill this in.</p>}
      {own.map(({message, isWarning}) => (
        <p key={message} className={isWarning ? 'is-warning' : 'is-error'}>
          {message}
        </p>
      ))}
    </div>
  );
}
