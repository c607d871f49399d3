import {fillNames, parseDateInWords, type Names} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {useState, type ReactNode} from 'react';
import type {Field} from '../collections/fields';
import {getText, type Data} from '../format/data';
import {fromDateTimeInWords, fromTimeInWords, toDateTimeInWords, toTimeInWords} from './dates';
import {useForm} from './FormContext';
import {parseTypedNumber} from './numbers';
import {addPart} from './parts';
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
  const {change, names} = useForm();
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
        value={fillNames(text, names)}
        onChange={({target}) => change(path, restoreNames(text, target.value, names))}
      />
    );
  }
  if (input.type === 'select') {
    return (
      <select {...common} value={text} onChange={({target}) => change(path, target.value)}>
        <option value="">{required ? 'Choose…' : 'None'}</option>
        {addPart(input.options, text).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const pages = input.type === 'link' ? addPart(input.options, text) : [];
  const conversion = CONVERSIONS[input.type] ?? CONVERSIONS.text!;
  const toValue = (words: string) =>
    pages.find(({label}) => label === words)?.value ??
    conversion.toValue(restoreNames(text, words, names));
  const page = pages.find((each) => each.value === text);
  // `75.0` and the year 0002 are steps on the way: they stay until someone leaves the field.
  const isCurrent = typed !== undefined && toValue(typed) === value;
  return (
    <>
      <input
        {...common}
        type={conversion.type}
        inputMode={input.type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        list={input.type === 'link' ? `${id}-pages` : undefined}
        value={isCurrent ? typed : (page?.label ?? fillNames(conversion.toInput(text), names))}
        onChange={({target}) => {
          setTyped(target.value);
          change(path, toValue(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      {input.type === 'link' && (
        <datalist id={`${id}-pages`}>
          {pages.map((each) => (
            <option key={each.value} value={each.label} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Puts the names in braces back into a text that shows them filled in, such as `{city}`. */
function restoreNames(before: string, typed: string, names: Names): string {
  const tokens = before.match(/\{[\w-]+\}/g) ?? [];
  return tokens.reduce((text, token) => text.replace(fillNames(token, names), token), typed);
}
