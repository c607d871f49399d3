import type {Content} from '../../../content';
import {lineOf} from '../../../fix/suggest';
import {CONTENT_FOLDER} from '../../../folders';
import {memoizePerFile} from '../../../memoize';
import type {Problem, Suggestion} from '../../../problem';
import {endOfFields} from '../../../source';
import type {Check} from '../../check';

/** Signs that nobody sees, by their names. */
const INVISIBLE: readonly [code: RegExp, name: string][] = [
  [/(?<!\p{Extended_Pictographic}\uFE0F?)\u200D(?!\p{Extended_Pictographic})/gu, 'a zero-width joiner'],
  [/\u200B/g, 'a zero-width space'],
  [/\u200C/g, 'a zero-width non-joiner'],
  [/\u00AD/g, 'a soft hyphen'],
  [/[\u200E\u200F\u061C]/g, 'a mark for the direction of writing'],
  [/[\u202A-\u202E\u2066-\u2069]/g, 'a sign that turns the direction of writing'],
  [/(?<!^)\uFEFF/g, 'a byte-order mark'],
  [/\u2060/g, 'a word joiner'],
  [/[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, 'a control sign'],
  [/[\uE000-\uF8FF]/g, 'a private sign of Word'],
  [/\uFFFC/g, 'the place of a picture that was not copied'],
  [/[\u2028\u2029]/g, 'a line separator'],
];

const ANY_INVISIBLE =
  /[\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFC\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/** No sign that nobody sees is in a file, and no table as it came from Excel. */
export const checkInvisibleSigns: Check = ({files, textOf}: Content) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && /\.(?:mdx|yml)$/.test(file))
    .flatMap((file) => signsIn(file, textOf(file)));

const signsIn = memoizePerFile((file, text): Problem[] => [...invisibleIn(file, text), ...tabsIn(file, text)]);

function invisibleIn(file: string, text: string): Problem[] {
  if (!ANY_INVISIBLE.test(text.slice(1))) return [];
  return text.split(/\r\n?|\n/).flatMap((line, index): Problem[] => {
    const plain = index === 0 ? line.replace(/^\uFEFF/, '') : line;
    const found = INVISIBLE.filter(([code]) => plain.search(code) !== -1);
    if (found.length === 0) return [];
    const isWord = found.some(([, name]) => name === 'a private sign of Word');
    const clean = found.reduce(
      (rest, [code, name]) => rest.replace(code, name === 'a line separator' ? ' ' : ''),
      plain,
    );
    return [
      {
        file,
        line: index + 1,
        what: `On this line stands ${found.map(([, name]) => name).join(' and ')}, which ${isWord ? 'visitors see as a box' : 'nobody sees'}.`,
        fix: 'Write the line again without it, or take the suggested change.',
        suggestion: {line: index + 1, newText: clean},
      },
    ];
  });
}

/** Lines with tabs between words: in the body cells of a table that was copied from Excel, elsewhere a slip or a tab from Word. */
function tabsIn(file: string, text: string): Problem[] {
  if (!text.includes('\t')) return [];
  const lines = text.split(/\r\n?|\n/);
  const body = endOfFields(lines);
  const isRow = (line = '') => /[^\s:]\t+[^\s#]/.test(line);
  const problems: Problem[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isRow(lines[at])) continue;
    if (!file.endsWith('.mdx') || at <= body) {
      problems.push(tabAt(file, lines, at));
      continue;
    }
    let last = at;
    while (isRow(lines[last + 1])) last += 1;
    problems.push(
      last > at || (lines[at] ?? '').split('\t').length > 2 ? tableAt(file, lines, at, last) : tabAt(file, lines, at),
    );
    at = last;
  }
  return problems;
}

function tableAt(file: string, lines: readonly string[], first: number, last: number): Problem {
  const rows = lines
    .slice(first, last + 1)
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const width = Math.max(...rows.map(({length}) => length));
  const written = rows.map((row) => `| ${Array.from({length: width}, (_, index) => row[index] ?? '').join(' | ')} |`);
  const suggestion: Suggestion = {
    line: first + 1,
    ...(last > first && {lastLine: last + 1}),
    newText: [
      ...((lines[first - 1] ?? '').trim() === '' ? [] : ['']),
      written[0],
      `|${'---|'.repeat(width)}`,
      ...written.slice(1),
      ...((lines[last + 1] ?? '').trim() === '' ? [] : ['']),
    ].join('\n'),
  };
  return {
    file,
    line: first + 1,
    what: 'A table was copied from Excel or Word here, and visitors would see its cells in one line.',
    fix: `Write it like ${written[0]} with a line |${'---|'.repeat(width)} below the first one, or take the suggested change.`,
    suggestion,
  };
}

function tabAt(file: string, lines: readonly string[], at: number): Problem {
  return {
    file,
    line: at + 1,
    what: 'A tab stands between the words of this line.',
    fix: 'Write a space instead.',
    suggestion: {line: at + 1, newText: lineOf(lines.join('\n'), at + 1).replaceAll(/(?<=\S)[ ]?\t+[ ]?/g, ' ')},
  };
}
