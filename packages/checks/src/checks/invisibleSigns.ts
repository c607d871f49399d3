import {
  type Check,
  type Content,
  CONTENT_FOLDER,
  endOfFields,
  lineOf,
  memoizePerFile,
  type Problem,
} from '@dental/content';

/** Signs that nobody sees, by their names, and what belongs in the place of the few that are seen. */
const INVISIBLE: readonly [sign: RegExp, name: string, by?: string][] = [
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
  [/[\u2028\u2029]/g, 'a line separator', ' '],
];

const ANY = new RegExp(INVISIBLE.map(([sign]) => `(?:${sign.source})`).join('|'), 'u');

/** No sign that nobody sees is in a file, and no table as it came from Excel. */
export const checkInvisibleSigns: Check = ({files, textOf}: Content) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && /\.(?:mdx|yml)$/.test(file))
    .flatMap((file) => signsIn(file, textOf(file)));

const signsIn = memoizePerFile((file, text): Problem[] => [...invisibleIn(file, text), ...tabsIn(file, text)]);

function invisibleIn(file: string, text: string): Problem[] {
  const plain = text.replace(/^\uFEFF/, '');
  if (!ANY.test(plain)) return [];
  return plain.split(/\r\n?|\n/).flatMap((line, index): Problem[] => {
    const found = INVISIBLE.filter(([sign]) => line.search(sign) !== -1);
    if (found.length === 0) return [];
    const names = found.map(([, name]) => name).join(' and ');
    return [
      {
        file,
        line: index + 1,
        what: `On this line stands ${names}, which ${/[\uE000-\uF8FF]/.test(line) ? 'visitors see as a box' : 'nobody sees'}.`,
        fix: 'Write the line again without it, or take the suggested change.',
        suggestion: {
          line: index + 1,
          newText: found.reduce((rest, [sign, , by = '']) => rest.replace(sign, by), line),
        },
      },
    ];
  });
}

/** Lines with tabs between words: in the body cells of a table that was copied from Excel, elsewhere a slip or a tab from Word. */
function tabsIn(file: string, text: string): Problem[] {
  if (!text.includes('\t')) return [];
  const lines = text.split(/\r\n?|\n/);
  const body = file.endsWith('.mdx') ? endOfFields(lines) : lines.length;
  const isRow = (line = '') => /[^\s:]\t+[^\s#]/.test(line);
  return lines.flatMap((line, at): Problem[] => {
    if (!isRow(line)) return [];
    if (at > body && isRow(lines[at - 1])) return [];
    let last = at;
    while (at > body && isRow(lines[last + 1])) last += 1;
    const isTable = at > body && (last > at || line.split('\t').length > 2);
    return [isTable ? tableAt(file, lines, at, last) : tabAt(file, text, at)];
  });
}

function tableAt(file: string, lines: readonly string[], first: number, last: number): Problem {
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === '';
  const rows = lines
    .slice(first, last + 1)
    .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')));
  const width = Math.max(...rows.map(({length}) => length));
  const [head = '', ...written] = rows.map(
    (row) => `| ${[...row, ...Array<string>(width - row.length).fill('')].join(' | ')} |`,
  );
  const rule = `|${'---|'.repeat(width)}`;
  return {
    file,
    line: first + 1,
    what: 'A table was copied from Excel or Word here, and visitors would see its cells in one line.',
    fix: `Write it like ${head} with a line ${rule} below the first one, or take the suggested change.`,
    suggestion: {
      line: first + 1,
      ...(last > first && {lastLine: last + 1}),
      newText: [...(isEmpty(first - 1) ? [] : ['']), head, rule, ...written, ...(isEmpty(last + 1) ? [] : [''])].join(
        '\n',
      ),
    },
  };
}

function tabAt(file: string, text: string, at: number): Problem {
  return {
    file,
    line: at + 1,
    what: 'A tab stands between the words of this line.',
    fix: 'Write a space instead.',
    suggestion: {line: at + 1, newText: lineOf(text, at + 1).replaceAll(/(?<=\S)[ ]?\t+[ ]?/g, ' ')},
  };
}
