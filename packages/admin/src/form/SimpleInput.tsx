import {parseDateInWords} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {useState, type ReactNode} from 'react';
import type {Field} from '../collections/fields';
import {getText, type Data} from '../format/data';
import {fromDateTimeInWords, fromTimeInWords, toDateTimeInWords, toTimeInWords} from './dates';
import {useForm} from './FormContext';
import {parseTypedNumber} from './numbers';
import {getInputId, type FieldPath} from './path';

interface SimpleInputProps {
  field: Field;
  path: FieldPath;
  value: Data | undefined;
}

/** The conversions between a value in a file and the value of the browser's own input. */
interface Conversion {
  type: 'text' | 'date' | 'datetime-local' | 'time';
  toInput(this: void, value: string): string;
  toValue(this: void, text: string): Data;
}

const keep = (text: string): string => text;

const CONVERSIONS: Readonly<Partial<Record<Field['input']['type'], Conversion>>> = {
  text: {type: 'text', toInput: keep, toValue: keep},
  date: {type: 'date', toInput: keep, toValue: keep},
  'date-in-words': {type: 'date', toInput: parseDateInWords, toValue: formatLongDate},
  'date-time': {
    type: 'datetime-local',
    toInput: fromDateTimeInWords,
    toValue: toDateTimeInWords,
  },
  time: {type: 'time', toInput: fromTimeInWords, toValue: toTimeInWords},
  // The browser's own number input hides what it can't read, so that no message can quote it.
  number: {type: 'text', toInput: keep, toValue: parseTypedNumber},
};

/** The input of a text, a number, a date, a time, a choice, or a yes and no. */
export function SimpleInput({
  field: {input, required, hint},
  path,
  value,
}: SimpleInputProps): ReactNode {
  const {change} = useForm();
  const [typed, setTyped] = useState<string>();
  const id = getInputId(path);
  const common = {
    id,
    'aria-required': required,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-messages`,
  };
  if (input.type === 'checkbox') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({target}) => change(path, target.checked || undefined)}
      />
    );
  }
  const text = getText(value);
  if (input.type === 'long-text') {
    return (
      <textarea
        {...common}
        rows={3}
        value={text}
        onChange={({target}) => change(path, target.value)}
      />
    );
  }
  if (input.type === 'select') {
    return (
      <select {...common} value={text} onChange={({target}) => change(path, target.value)}>
        <option value="">{required ? 'Choose…' : 'None'}</option>
        {input.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const {type, toInput, toValue} = CONVERSIONS[input.type] ?? CONVERSIONS.text!;
  // `75.0` and the year 0002 are steps on the way: they stay until someone leaves the field.
  const isCurrent = typed !== undefined && toValue(typed) === value;
  return (
    <>
      <input
        {...common}
        type={type}
        inputMode={input.type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        list={input.type === 'link' ? `${id}-pages` : undefined}
        value={isCurrent ? typed : toInput(text)}
        onChange={({target}) => {
          setTyped(target.value);
          change(path, toValue(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      {input.type === 'link' && (
        <datalist id={`${id}-pages`}>
          {input.options.map(({value: page, label}) => (
            <option key={page} value={page} label={label} />
          ))}
        </datalist>
      )}
    </>
  );
}
