import type {FieldMistake} from './fieldLine';

/** YAML leaves out what follows a # behind a space, which nobody means in the middle of a text. */
export const wordsAfterNumberSign: FieldMistake = ({value}) =>
  /^[^"'#|>[{][^]*?\s#/.test(value)
    ? {
        what: 'Everything behind the # on this line would be left out.',
        fix: 'Put the whole value between double quotes, or put a note on a line of its own.',
      }
    : undefined;
