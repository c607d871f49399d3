import {type Check, COMPONENT_NAMES, memoizeTexts, type Message, type Problem, proseOf} from '@dental/content';

/** Signs that were meant to make something of the text, and did not: visitors would see them. */
const MARKS: readonly (Message & {pattern: RegExp})[] = [
  {
    pattern: /\]\s*\(\s*(?:\/|https?:|www\.|mailto:|#)|\([^()\n]*\)\[(?:\/|https?:)/,
    message: 'A link here is not written in one piece, so visitors would see its brackets.',
    remedy: 'Write [words](address) without spaces between ] and ( or in the address.',
  },
  {
    pattern: /\*\*|__(?=\p{L})/u,
    message: 'Two stars here make nothing bold, so visitors would see them.',
    remedy: 'Write **words** with no space inside the stars, or delete them.',
  },
  {
    pattern: /^#{2,6}\S/m,
    message: 'A heading here has no space behind its #, so visitors would see the sign.',
    remedy: 'Put a space behind the last #.',
  },
  {
    pattern: /(?<=\S[ \n])#{2,6} +\p{Lu}/u,
    message: 'A heading stands inside a paragraph here, so visitors would see its signs.',
    remedy: 'Put it on a line of its own, with an empty line before and after it.',
  },
  {
    pattern: /^\s*[•·●▪‣◦§]\s*/m,
    message: 'A bullet was pasted with the text.',
    remedy: 'Start the line with "- " instead, with an empty line before the list.',
  },
  {
    pattern: /^-\p{Lu}.*\n-\p{L}|^\d{1,2}[.)](?=\p{L})/mu,
    message: 'An entry of a list has no space behind its mark.',
    remedy: 'Put a space behind it.',
  },
  {
    pattern: /^[-+*] +\S/,
    message: 'A list does not start on a line of its own here, so visitors would see its dash.',
    remedy: 'Put each entry on a line of its own, with an empty line before the first.',
  },
  {
    pattern: /^\s*:{2,}\s*[a-z]?/m,
    message: 'Colons at the start of a line do not make a box here.',
    remedy: 'Delete them, or write a tag such as <WhenToCall>.',
  },
  {
    pattern: /^\s*\|.*\|\s*$/m,
    message: 'The lines with | here do not make a table.',
    remedy: 'Put a line like |---|---| below the first one, with as many parts, and an empty line before the table.',
  },
  {
    pattern: new RegExp(`<\\s+/?\\s*(?:${COMPONENT_NAMES.join('|')})\\b|\\w\\s*/>`),
    message: 'A tag here has a space behind its <, so visitors would see it.',
    remedy: 'Delete the space.',
  },
  {
    pattern: /&[a-z]{2,8};|&#x?[\da-f]+;/i,
    message: 'A sign here is written as in a web page, such as &amp;.',
    remedy: 'Write the sign itself.',
  },
];

/** Nothing that was meant to shape the text is shown as a part of it. */
export const checkLeftoverMarks: Check = (content) =>
  proseOf(content).flatMap(({kind, file, text, lineAt, field}) =>
    (kind === 'facts' || kind === 'captions' ? [] : marksIn(text)).map(({at, ...message}): Problem => ({
      file,
      line: lineAt(at),
      field,
      ...message,
    })),
  );

const marksIn = memoizeTexts((text): readonly (Message & {at: number})[] =>
  MARKS.flatMap(({pattern, message, remedy}) => {
    const found = pattern.exec(text);
    return found ? [{at: found.index, message, remedy}] : [];
  }),
);
