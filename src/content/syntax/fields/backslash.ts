import type {FieldMistake} from './fieldLine';

/** Between double quotation marks a backslash changes the meaning of the next letter. */
export const backslash: FieldMistake = ({value}) =>
  /^".*\\(?!["\\/nt]|u[0-9a-f]{4})/i.test(value)
    ? {what: 'A backslash stands in this value.', fix: 'Delete it, or write a slash / instead.'}
    : undefined;
