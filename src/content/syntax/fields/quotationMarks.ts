import {isClosed, type FieldMistake} from './fieldLine';

/** A value that starts with a quotation mark must end with the same one. */
export const unclosedQuotationMark: FieldMistake = ({value}) => {
  if (!/^["']/.test(value) || isClosed(value)) return undefined;
  return {
    what: 'A quotation mark is opened here and not closed.',
    fix: `Add the closing one, a straight ${value.startsWith('"') ? '"' : "'"}, at the end of the value.`,
  };
};

/** Nothing may follow the second quotation mark, so a value cannot hold the marks that it stands in. */
export const wordsAfterQuotationMark: FieldMistake = ({value}) => {
  const [quoted] = /^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.exec(value) ?? [];
  if (quoted === undefined || /^\s*(#.*|,.*)?$/.test(value.slice(quoted.length))) return undefined;
  return value.startsWith("'")
    ? {
        what: 'An apostrophe ends this value too early, because it stands between single quotation marks.',
        fix: 'Put the whole value between double quotation marks instead.',
      }
    : {
        what: 'The value goes on behind its second quotation mark.',
        fix: 'Put the whole value between double quotation marks, and write curly ones “ ” inside it.',
      };
};

/** Curly marks, as word processors make them, do not hold a value together: they would be shown. */
export const curlyQuotationMarks: FieldMistake = ({name, value}) => {
  if (name === undefined || !/^[“”„‘’].*[“”‘’"']$/.test(value) || /^.[^]*[“”„][^]*.$/.test(value)) return undefined;
  return {
    what: `The value of "${name}" stands between curly quotation marks, which visitors would see.`,
    fix: 'Write straight ones " in their place, or none.',
  };
};

/** A second quotation mark without a first one would be shown. */
export const unopenedQuotationMark: FieldMistake = ({value}) =>
  /^[^"'].*"$/.test(value) && value.split('"').length % 2 === 0
    ? {
        what: 'A quotation mark is closed here and not opened.',
        fix: 'Add the opening one, a straight ", in front of the value, or delete this one.',
      }
    : undefined;
