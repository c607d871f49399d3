import type {FieldMistake} from './fieldLine';

/** YAML takes what follows a # behind a space for a note; #1 in the middle of a text is none. */
export const wordsAfterNumberSign: FieldMistake = ({value}) =>
  /^[^"'#|>[{][^]*?\s#\S/.test(value)
    ? {
        what: 'Everything behind the # on this line would be left out.',
        fix: 'Put the whole value between double quotes, or put a space behind the # if it starts a note.',
      }
    : undefined;
