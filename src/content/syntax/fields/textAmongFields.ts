import type {FieldMistake} from './fieldLine';

/** The text of a page where its fields should have ended: the second line of dashes is missing. */
export const textAmongFields: FieldMistake = ({indent, whole}) =>
  indent === '' && /^(import |export |<[A-Za-z/]|[*>|] ?\S.* |\d+\. )/.test(whole)
    ? {
        what: 'The text starts here, but the fields above it are not closed.',
        fix: 'Put --- on a line of its own after the last field.',
      }
    : undefined;
