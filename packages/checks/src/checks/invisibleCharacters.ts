import {findFieldsEnd, splitLines} from '@dental/content';
import {checkEachFile, type Finding} from '../each';
import {LIST_ITEM_START} from './leftoverMarks';

/** A character that is invisible, or looks like a plain letter. */
interface InvisibleCharacter {
  pattern: RegExp;
  /** The noun of the message. */
  name: string;
  /** Returns the text to replace it with; nothing if this is left out. */
  replace?: (character: string) => string;
}

/** The letters of PDFs (ligatures, such as U+FB01) and of websites that style text for networks. */
const STYLED_LETTER = /[\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

const INVISIBLE: readonly InvisibleCharacter[] = [
  {
    pattern: /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D(?!\p{Extended_Pictographic})/gu,
    name: 'a zero-width joiner',
  },
  {pattern: /\u200B/g, name: 'a zero-width space'},
  {pattern: /\u200C/g, name: 'a zero-width non-joiner'},
  {pattern: /\u00AD/g, name: 'a soft hyphen'},
  {pattern: /[\u200E\u200F\u061C]/g, name: 'a text direction mark'},
  {pattern: /[\u202A-\u202E\u2066-\u2069]/g, name: 'a text direction control'},
  {pattern: /(?<!^)\uFEFF/g, name: 'a byte-order mark'},
  {pattern: /\u2060/g, name: 'a word joiner'},
  {pattern: /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, name: 'a control character'},
  {pattern: /[\uE000-\uF8FF]/g, name: 'a symbol that only Word can show'},
  {pattern: /\uFFFC/g, name: 'a placeholder for an image that was not copied'},
  {pattern: /[\u2028\u2029]/g, name: 'a line separator', replace: () => ' '},
  {
    pattern: STYLED_LETTER,
    name: 'a letter in a special form',
    replace: (letter) => letter.normalize('NFKC'),
  },
];

const ANY_INVISIBLE = new RegExp(
  INVISIBLE.map(({pattern}) => `(?:${pattern.source})`).join('|'),
  'u',
);

/** Returns true if a text has a character that is invisible, or looks like a plain letter. */
export function containsInvisible(text: string): boolean {
  return ANY_INVISIBLE.test(text);
}

/** No file contains an invisible character, or a table as pasted from Excel. */
export const checkInvisibleCharacters = checkEachFile(/\.(?:mdx|yml)$/, (text, file) => {
  const lines = splitLines(text.replace(/^\uFEFF/, ''));
  return [
    ...(containsInvisible(text) ? lines.flatMap(findInvisible) : []),
    ...(text.includes('\t') ? findTabs(lines, file) : []),
  ];
});

function findInvisible(line: string, index: number): Finding | [] {
  const characters = INVISIBLE.filter(({pattern}) => line.search(pattern) !== -1);
  if (characters.length === 0) return [];
  const names = characters.map(({name}) => name).join(' and ');
  const newText = characters.reduce(
    (rest, {pattern, replace = () => ''}) => rest.replace(pattern, replace),
    line,
  );
  return {
    line: index + 1,
    message: describeCharacters(line, names),
    remedy: 'Type the line again, or accept the suggested change.',
    suggestion: {line: index + 1, newText},
  };
}

function describeCharacters(line: string, names: string): string {
  const [letter] = line.match(STYLED_LETTER) ?? [];
  if (letter !== undefined) return `This line contains ${names}, such as ${letter}.`;
  return /[\uE000-\uF8FF]/.test(line)
    ? `This line contains ${names}; visitors see a box.`
    : `This line contains an invisible character: ${names}.`;
}

const TAB_IN_TEXT = /[^\s:]\t+[^\s#]/;

/** Returns true if a tab is between words. A tab after a list marker is fine. */
const hasTab = (line = ''): boolean => TAB_IN_TEXT.test(line.replace(LIST_ITEM_START, ''));

/** Finds tabs between words: a table that was pasted from Excel, or a typo. */
function findTabs(lines: readonly string[], file: string): Finding[] {
  const bodyStart = file.endsWith('.mdx') ? findFieldsEnd(lines) : lines.length;
  return lines.flatMap((line, index): Finding[] => {
    const isInBody = index > bodyStart;
    if (!isInBody) return TAB_IN_TEXT.test(line) ? [reportTab(line, index)] : [];
    if (!hasTab(line)) return [];
    // The first row has already reported the whole table.
    if (hasTab(lines[index - 1])) return [];
    const rows = takeRows(lines, index);
    const isTable = rows.length > 1 || line.split('\t').length > 2;
    return [isTable ? reportTable(lines, index, rows) : reportTab(line, index)];
  });
}

/** The lines with tabs from an index on. */
function takeRows(lines: readonly string[], start: number): readonly string[] {
  const length = lines.slice(start).findIndex((line) => !hasTab(line));
  return length === -1 ? lines.slice(start) : lines.slice(start, start + length);
}

function reportTab(line: string, index: number): Finding {
  const newText = line.replaceAll(/(?<=\S)[ ]?\t+[ ]?/g, ' ');
  return {
    line: index + 1,
    message: 'There is a tab between the words of this line.',
    remedy: 'Change it to a space.',
    suggestion: {line: index + 1, newText},
  };
}

function reportTable(lines: readonly string[], index: number, rows: readonly string[]): Finding {
  const cells = rows.map((row) =>
    row.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')),
  );
  const width = Math.max(...cells.map(({length}) => length));
  const [head = '', ...body] = cells.map((row) => {
    const padded = [...row, ...Array<string>(width - row.length).fill('')];
    return `| ${padded.join(' | ')} |`;
  });
  const rule = `|${'---|'.repeat(width)}`;
  const lastLine = index + rows.length;
  const gapAbove = lines[index - 1]?.trim() ? [''] : [];
  const gapBelow = lines[lastLine]?.trim() ? [''] : [];
  const newText = [...gapAbove, head, rule, ...body, ...gapBelow].join('\n');
  return {
    line: index + 1,
    message: 'A table was pasted here from Excel or Word; visitors would see one line.',
    remedy: `Change it to ${head} and the line ${rule} below it, or accept the suggested change.`,
    suggestion: {line: index + 1, ...(rows.length > 1 && {lastLine}), newText},
  };
}
