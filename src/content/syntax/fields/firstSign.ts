import type {FieldMistake} from './fieldLine';

/** Signs that YAML never takes as they are; brackets that end before the value does; a dash; a badly begun long text. */
const SIGNS = [
  /^([*&@`%!])/,
  /^([[{])(?=.*[\]}])(?!.*[\]}]\s*(?:#.*)?$)/,
  /^([-?])\s/,
  /^([|>])(?![-+\d]*(?:\s+#.*)?$)/,
];

/** Some signs mean something to YAML when a value starts with them. */
export const firstSign: FieldMistake = ({value}) => {
  const [, sign] = SIGNS.map((pattern) => pattern.exec(value)).find(Boolean) ?? [];
  if (sign === undefined) return undefined;
  return {what: `A value cannot start with ${sign} by itself.`, fix: 'Put the whole value between double quotes.'};
};

/** A list or group on one line must have its closing bracket. */
export const unclosedBracket: FieldMistake = ({value}) =>
  /^\[[^\]]*$/.test(value) || /^\{[^}]*$/.test(value)
    ? {
        what: 'A bracket is opened here and not closed.',
        fix: 'Add the closing one at the end of the value.',
      }
    : undefined;
