import {endOfFields, linesOf} from '@dental/content';
import {eachFile, type Finding} from '../each';

/** Signs that nobody sees, by their names, and what belongs in the place of the few that are seen. */
const INVISIBLE: readonly [sign: RegExp, name: string, by?: string][] = [
  [
    /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D(?!\p{Extended_Pictographic})/gu,
    'a zero-width joiner',
  ],
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
  [/[\u2028\u2029]/g, 'a line separator', ' '],
];

const ANY = new RegExp(INVISIBLE.map(([sign]) => `(?:${sign.source})`).join('|'), 'u');

/** No sign that nobody sees is in a file, and no table as it came from Excel. */
export const checkInvisibleSigns = eachFile(/\.(?:mdx|yml)$/, (text, file) => {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  return [
    ...(ANY.test(text) ? lines.flatMap(signsOn) : []),
    ...(text.includes('\t') ? tabsIn(lines, file) : []),
  ];
});

function signsOn(written: string, index: number): Finding[] {
  const found = INVISIBLE.filter(([sign]) => written.search(sign) !== -1);
  if (found.length === 0) return [];
  const names = found.map(([, name]) => name).join(' and ');
  const seen = /[\uE000-\uF8FF]/.test(written) ? 'visitors see as a box' : 'nobody sees';
  const newText = found.reduce((rest, [sign, , by = '']) => rest.replace(sign, by), written);
  return [
    {
      line: index + 1,
      message: `On this line stands ${names}, which ${seen}.`,
      remedy: 'Write the line again without it, or take the suggested change.',
      suggestion: {line: index + 1, newText},
    },
  ];
}

/** Lines with tabs between words: in the body cells of a table that was copied from Excel, elsewhere a slip or a tab from Word. */
function tabsIn(lines: readonly string[], file: string): Finding[] {
  const body = file.endsWith('.mdx') ? endOfFields(lines) : lines.length;
  const isRow = (line = '') => /[^\s:]\t+[^\s#]/.test(line);
  return lines.flatMap((written, at): Finding[] => {
    if (!isRow(written) || (at > body && isRow(lines[at - 1]))) return [];
    const after = lines.slice(at).findIndex((line) => !isRow(line));
    const rows = at > body ? lines.slice(at, after === -1 ? undefined : at + after) : [written];
    if (rows.length > 1 || (at > body && written.split('\t').length > 2))
      return [tableAt(lines, at, rows)];
    const newText = written.replaceAll(/(?<=\S)[ ]?\t+[ ]?/g, ' ');
    const message = 'A tab stands between the words of this line.';
    return [
      {
        line: at + 1,
        message,
        remedy: 'Write a space instead.',
        suggestion: {line: at + 1, newText},
      },
    ];
  });
}

function tableAt(lines: readonly string[], at: number, written: readonly string[]): Finding {
  const rows = written.map((line) =>
    line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')),
  );
  const width = Math.max(...rows.map(({length}) => length));
  const [head = '', ...others] = rows.map(
    (row) => `| ${Object.assign(Array(width).fill(''), row).join(' | ')} |`,
  );
  const rule = `|${'---|'.repeat(width)}`;
  const lastLine = at + rows.length;
  const gapAbove = lines[at - 1]?.trim() ? [''] : [];
  const gapBelow = lines[lastLine]?.trim() ? [''] : [];
  const newText = [...gapAbove, head, rule, ...others, ...gapBelow].join('\n');
  return {
    line: at + 1,
    message:
      'A table was copied from Excel or Word here, and visitors would see its cells in one line.',
    remedy: `Write it like ${head} with a line ${rule} below the first one, or take the suggested change.`,
    suggestion: {line: at + 1, ...(rows.length > 1 && {lastLine}), newText},
  };
}
