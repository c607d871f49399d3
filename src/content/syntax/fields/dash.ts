import type {FieldMistake} from './fieldLine';

/** An entry of a list starts with a dash and a space. */
export const noSpaceAfterDash: FieldMistake = ({name, value}) =>
  name === undefined && /^-[^\s-]/.test(value)
    ? {what: 'A space is missing behind the dash of this entry.', fix: 'Write a dash and a space before it.'}
    : undefined;
