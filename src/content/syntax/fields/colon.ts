import type {FieldMistake} from './fieldLine';

/** A colon with a space behind it starts a field, also in the middle of a value. */
export const colonInValue: FieldMistake = ({name, value}) =>
  name !== undefined && /^[^"'[{|>].*:(\s|$)/.test(value)
    ? {what: 'A value on this line contains a colon.', fix: 'Put the whole value between double quotes.'}
    : undefined;

/** A field's value starts after a colon and a space. */
export const noSpaceAfterColon: FieldMistake = ({name, spaced}) =>
  name !== undefined && !spaced
    ? {what: `A space is missing behind the colon of "${name}".`, fix: `Write ${name}: and a space before the value.`}
    : undefined;
