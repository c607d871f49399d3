import {
  type Check,
  COMPONENT_NAMES,
  memoize,
  type Problem,
  type Prose,
  collectProseByFile,
  joinPatterns,
} from '@dental/content';

/** Markup that did not work, so that visitors would see it. */
interface LeftoverMark {
  pattern: RegExp;
  message: string;
  remedy: string;
}

const LINK_START = joinPatterns(['/', 'https?:', 'www\\.', 'mailto:', '#']);

/** Bullets of Word, phones, and web pages; the private characters are Word's. */
const BULLET = '[•‧·●▪‣◦§⁃∙■□◆◇❖○➢➣➤►▶✓✔✅☑✗✘❯\uF000-\uF0FF]';

/**
 * Make a list only in two lines in a row: dashes, arrows, emoji, boxes, the letters that Word's
 * symbols become, `a)`, `a.`, `(1)`, `①`.
 */
const LIST_MARK = joinPatterns([
  '[–—―→⇒➔➜»›★☆*\u2460-\u24ff\u2776-\u2793]',
  '\\p{Extended_Pictographic}\\uFE0F?',
  '[=-]>',
  '\\[[ xX]?\\]',
  '[ovüØ](?=[ \\t])',
  '\\(?(?:[A-Za-z]|[ivx]{2,4})\\)',
  '(?:[a-z]|[ivx]{2,4})\\.(?= )',
  '\\(\\d{1,2}\\)',
  '\\d{1,2}\\.\\)',
]);

/** The start of an item in a list of Markdown, or one that was pasted. */
export const LIST_ITEM_START = new RegExp(
  `^\\s*(?:[-+*]|\\d{1,9}[.)]|${BULLET}|${LIST_MARK})(?=\\s)`,
  'u',
);

const MARKS: readonly LeftoverMark[] = [
  {
    pattern: new RegExp(`\\]\\s*\\(\\s*${LINK_START}|\\([^()\\n]*\\)\\[(?:/|https?:)`, 'mu'),
    message: 'A link here is broken, so visitors would see its brackets.',
    remedy: 'Change it to [words](address), with no spaces between ] and ( or in the address.',
  },
  {
    pattern: /\*\*|__(?=\p{L})/mu,
    message: "Two asterisks here don't make anything bold, so visitors would see them.",
    remedy: 'Change it to **words**, with no space inside the asterisks, or delete them.',
  },
  {
    pattern: /^#{2,6}\S/mu,
    message: 'A heading here has no space after its #, so visitors would see the #.',
    remedy: 'Add a space after the last #.',
  },
  {
    pattern: /(?<=\S[ \n])#{2,6} +\p{Lu}/mu,
    message: 'A heading is inside a paragraph here, so visitors would see its #.',
    remedy: 'Put it on its own line, with an empty line before and after it.',
  },
  {
    pattern: new RegExp(
      `^\\s*${BULLET}\\s*|[✓✔✅☑➢➤❖■◆][^\\n]+[✓✔✅☑➢➤❖■◆]|` +
        `^\\s*${LIST_MARK}\\s*\\S.*\\n\\s*${LIST_MARK}\\s*\\S`,
      'mu',
    ),
    message: 'A bullet was pasted with the text.',
    remedy: 'Start the line with "- " instead, with an empty line before the list.',
  },
  {
    pattern: /^-\p{Lu}.*\n-\p{L}|^\d{1,2}[.)](?=\p{L})/mu,
    message: 'A list item has no space after its dash or number.',
    remedy: 'Add a space after it.',
  },
  {
    pattern: /(?<![^])[-+*] +\S/mu,
    message: "A list here doesn't start on its own line, so visitors would see its dash.",
    remedy: 'Put each item on its own line, with an empty line before the first.',
  },
  {
    pattern: /^\s*:{2,}\s*[a-z]?/mu,
    message: "Colons at the start of a line don't make a box here.",
    remedy: 'Delete them, or add a tag such as <WhenToCall>.',
  },
  {
    pattern: /^\s*\|.*\|\s*$/mu,
    message: "The lines with | here don't make a table.",
    remedy:
      'Add a line such as |---|---| below the first one, with as many parts, ' +
      'and an empty line before the table.',
  },
  {
    pattern: new RegExp(`<\\s+/?\\s*${joinPatterns(COMPONENT_NAMES)}\\b|\\w\\s*/>`, 'mu'),
    message: 'A tag here has a space after its <, so visitors would see it.',
    remedy: 'Delete the space.',
  },
  {
    pattern: /&[A-Za-z]{2,8};|&#[Xx]?[\dA-Fa-f]+;/mu,
    message: 'A character here is written in HTML code, such as &amp;.',
    remedy: 'Type the character itself.',
  },
];

/** No markup is shown to visitors as text. */
export const checkLeftoverMarks: Check = (content) =>
  collectProseByFile(content).flatMap(findMarksInFile);

const findMarksInFile = memoize((all: readonly Prose[]) =>
  all.filter(({kind}) => kind !== 'facts' && kind !== 'captions').flatMap(findMarks),
);

function findMarks({file, text, getLine, field}: Prose): Problem[] {
  return MARKS.flatMap(({pattern, message, remedy}) => {
    const match = pattern.exec(text);
    return match ? [{file, line: getLine(match.index), field, message, remedy}] : [];
  });
}
