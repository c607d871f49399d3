import {
  type Check,
  COMPONENT_NAMES,
  memoize,
  type Problem,
  type Prose,
  collectProseByFile,
  collectSpanishProse,
  joinPatterns,
  practiceNames,
  walkFields,
} from '@dental/content';
import {reportFacts} from '../each';

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

const HTML_CODE: LeftoverMark = {
  pattern: /&[A-Za-z]{2,8};|&#[Xx]?[\dA-Fa-f]+;/mu,
  message: 'A character here is written in HTML code, such as &amp;.',
  remedy: 'Type the character itself.',
};

/** Markup in a line of a page, where Markdown works. */
const PAGE_MARKS: readonly LeftoverMark[] = [
  {
    pattern: new RegExp(`\\]\\s*\\(\\s*${LINK_START}|\\([^()\\n]*\\)\\[(?:/|https?:)`, 'mu'),
    message: 'A link here is broken, so visitors would see its brackets.',
    remedy: 'Change it to [words](address), with no spaces between ] and ( or in the address.',
  },
  {
    pattern: /\*\*|__(?=\p{L})|(?<=[\p{L},] )\*(?=\p{L})/mu,
    message: "Asterisks here don't make anything bold, so visitors would see them.",
    remedy: 'Put two asterisks on each side, as in **words**, without spaces, or delete them.',
  },
  {
    pattern: new RegExp(`<\\s+/?\\s*${joinPatterns(COMPONENT_NAMES)}\\b|\\w\\s*/>`, 'mu'),
    message: 'A tag here has a space after its <, so visitors would see it.',
    remedy: 'Delete the space.',
  },
  HTML_CODE,
];

/** Markup in a field, which shows its text as it is. */
const FIELD_MARKS: readonly LeftoverMark[] = [
  {
    pattern: /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/iu,
    message: "A tag doesn't work here, so visitors would see its brackets.",
    remedy: 'Delete it, and keep the words.',
  },
  {
    pattern: /\*\*|(?<!\S)__(?=\p{L})/u,
    message: "Asterisks don't make anything bold here, so visitors would see them.",
    remedy: 'Delete them, and keep the words.',
  },
  {
    pattern: new RegExp(`\\]\\s*\\(\\s*${LINK_START}`, 'u'),
    message: "A link doesn't work here, so visitors would see its brackets.",
    remedy: 'Delete the brackets and the address, and keep the words.',
  },
  HTML_CODE,
];

/** Marks of headings, lists, boxes, and tables, and the hyphens of a PDF. */
const LINE_MARKS: readonly LeftoverMark[] = [
  {
    pattern: /\p{L}-\n\s*(?!(?:and|or|nor|to)\b)\p{Ll}/u,
    message: 'A word is split at the end of this line, so visitors would see a space in it.',
    remedy: 'Put the whole word on one line, such as treatment or follow-up.',
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
];

/** No markup is shown to visitors as text. */
export const checkLeftoverMarks: Check = (content) => [
  ...collectProseByFile(content).flatMap(findMarksInFile),
  ...practiceNames.flatMap((name) =>
    findMarksInFacts(content[name] ?? {}).flatMap(({at, ...finding}) =>
      reportFacts(content, name, at, finding),
    ),
  ),
  ...collectSpanishProse(content).flatMap(findMarksInSpanishFacts),
];

const findMarksInFile = memoize((all: readonly Prose[]) =>
  all
    .filter(({kind}) => kind !== 'facts' && kind !== 'captions')
    .flatMap((prose) =>
      findMarks(prose, [...(prose.field === undefined ? PAGE_MARKS : FIELD_MARKS), ...LINE_MARKS]),
    ),
);

const findMarksInSpanishFacts = memoize((all: readonly Prose[]) =>
  all.filter(({kind}) => kind === 'facts').flatMap((prose) => findMarks(prose, FIELD_MARKS)),
);

/** Reads every text: a name, such as that of a closure, isn't prose, but visitors see it. */
const findMarksInFacts = memoize((facts: object) =>
  walkFields(facts).flatMap(({at, value}) =>
    typeof value === 'string'
      ? matchMarks(value, FIELD_MARKS).map(({message, remedy}) => ({at, message, remedy}))
      : [],
  ),
);

function findMarks({file, text, getLine, field}: Prose, marks: readonly LeftoverMark[]): Problem[] {
  return matchMarks(text, marks).map(({position, message, remedy}) => ({
    file,
    line: getLine(position),
    field,
    message,
    remedy,
  }));
}

function matchMarks(text: string, marks: readonly LeftoverMark[]) {
  return marks.flatMap(({pattern, ...message}) => {
    const match = pattern.exec(text);
    return match ? [{position: match.index, ...message}] : [];
  });
}
