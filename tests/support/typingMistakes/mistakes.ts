import type {Random} from './random';

/**
 * A typing mistake, or a program's, in a file's text. Returns the text unchanged if it doesn't
 * apply.
 */
type Mistake = (text: string, random: Random) => string;

const MISTAKES: Record<string, Mistake> = {
  'delete a line': changeLines((lines, at) => lines.splice(at, 1)),
  'duplicate a line': changeLines((lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  'swap two lines': changeLines((lines, at, random) => {
    const other = random.pickBelow(lines.length);
    [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
  }),
  'join two lines': changeLines((lines, at) =>
    lines.splice(at, 2, `${lines[at]} ${lines[at + 1] ?? ''}`),
  ),
  'delete an empty line': changeLines((lines, at) => {
    const empty = lines.indexOf('', at);
    if (empty !== -1) lines.splice(empty, 1);
  }),
  'move a field': changeLines((lines, _, random) => {
    const fields = lines.flatMap((line, index) => (/^\w+:/.test(line) ? [index] : []));
    if (fields.length > 0)
      lines.splice(random.pickBelow(lines.length), 0, ...lines.splice(random.pick(fields), 1));
  }),
  'indent a line': changeLine(
    (line, random) => random.pick([' ', '  ', '    ', '\t', '\u00a0 ']) + line,
  ),
  'take the indentation away': changeLine((line) => line.trimStart()),
  'change the case of a line': changeLine((line, random) =>
    random.pickBelow(2) ? line.toUpperCase() : line.toLowerCase(),
  ),
  'start a line with a sign': changeLine((line, random) => random.pick(LINE_SIGNS) + line),
  'end a line with a sign': changeLine(
    (line, random) => line + random.pick([...LINE_SIGNS, ' #1', ' # note', '\\', ':']),
  ),
  'put a line between others': changeLines((lines, at, random) =>
    lines.splice(at, 0, random.pick(WHOLE_LINES)),
  ),
  'delete a character': (text, random) => splice(text, random.pickBelow(text.length), 1),
  'double a character': (text, random) => {
    const at = random.pickBelow(text.length);
    return splice(text, at, 0, text[at]);
  },
  'change the case of a character': (text, random) => {
    const at = random.pickBelow(text.length);
    const sign = text[at] ?? '';
    return splice(
      text,
      at,
      1,
      sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
    );
  },
  'insert a sign': (text, random) =>
    splice(text, random.pickBelow(text.length), 0, random.pick(SIGNS)),
  'paste something': (text, random) =>
    splice(text, random.pickBelow(text.length), 0, random.pick(PASTED)),
  'insert a sign between words': (text, random) =>
    changeMatch(text, / /g, random, () => ` ${random.pick([...SIGNS, ...PASTED])} `),
  'delete a word': (text, random) => changeMatch(text, /\p{L}+/gu, random, () => ''),
  'cut a tag': (text, random) => changeMatch(text, /<[^>]+>/g, random, () => ''),
  'cut the end of a tag': (text, random) => changeMatch(text, /\/?>/g, random, () => ''),
  'cut a part of a link': (text, random) => changeMatch(text, /\]\(|\)|\[/g, random, () => ''),
  'delete dashes': (text, random) =>
    changeMatch(text, /^---$/gm, random, (dashes) => dashes.slice(random.pickBelow(4))),
  'swap quotation marks': (text, random) =>
    changeMatch(text, /["'‘’“”]/g, random, () => random.pick(['"', "'", '“', '”', '’', '`', ''])),
  'make all quotation marks curly': (text) =>
    text.replaceAll(/"([^"\n]*)"/g, '“$1”').replaceAll("'", '’'),
  'cut the file off': (text, random) => text.slice(0, random.pickBelow(text.length)),
  'save with Windows': (text) => text.replaceAll('\n', '\r\n'),
  'save with an old Mac': (text) => text.replaceAll('\n', '\r'),
  'save with a byte-order mark': (text) => `\uFEFF${text}`,
  'insert spaces that do not break': (text, random) =>
    changeMatch(text, / +/g, random, () => '\u00a0'),
  'insert a sign without width': (text, random) =>
    splice(text, random.pickBelow(text.length), 0, '\u200b'),
};

const LINE_SIGNS = [
  ...'# - * " [ { < : ~ = &'.split(' '),
  '# ',
  '- ',
  '> ',
  '1. ',
  '    ',
  '| ',
  '::: ',
];

const SIGNS = [
  ...'<5 < > {x} { } \\ ` ``` * ** _ ~ ~~ # | [ ] ]( $ % & &nbsp; &amp; " \' “ ” …'.split(' '),
  ...': :: ::: ; @ ^ [^1] 😀 ‰'.split(' '),
  '< 5',
  '\t',
  '\u00ad',
];

/** Code, markup, and addresses that people paste by accident. */
const PASTED = [
  '<br>',
  '<br/>',
  '</p>',
  '<p class="MsoNormal"><span style="font-size:12.0pt;mso-bidi-language:EN">' +
    'words<o:p></o:p></span></p>',
  '<b style="font-weight:normal;" id="docs-internal-guid-1a2b">' +
    '<span style="color:#000">words</span></b>',
  '<!-- a note -->',
  '<![if !supportLists]>',
  '{/* a note */}',
  '<script>alert(1)</script>',
  '<img src="x.png" onerror="go()">',
  '<div class="x">words</div>',
  '<Phone/>',
  '<Phone>',
  '<Pone />',
  '<WorkingHours />',
  '<Question title="Why?">',
  '</Question>',
  '<rosa@copperfinchdental.example>',
  'https://www.example.org/a?b=c_d_e',
  '[words](javascript:alert(1))',
  '![a finch](finch.png)',
  'export const a = 1;',
  '\nimport Picture from "@site/src/components/Picture";\n',
  ['', '', '```js', 'let a = {};', '```', '', ''].join('\n'),
  ['', '', '| a | b |', '|---|---|', '| c | d | e |', '', ''].join('\n'),
  '\n\n    far in\n\n',
  '\n\n[note]: /about-us "words"\n\n',
  ['', '', ':::tip', '', 'words', '', ':::', '', ''].join('\n'),
  ['', '<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> main', ''].join('\n'),
];

const WHOLE_LINES = [
  ...'--- === *** ``` ::: <div> </div> { } - # ## | words'.split(' '),
  'a: b',
  '\t',
];

const MISTAKE_NAMES = Object.keys(MISTAKES);

/**
 * Changes a text by one mistake, sometimes two.
 * @returns the new text and a description
 */
export function makeMistake(text: string, random: Random): {text: string; description: string} {
  const names = [
    random.pick(MISTAKE_NAMES),
    ...(random.pickBelow(5) === 0 ? [random.pick(MISTAKE_NAMES)] : []),
  ];
  const changed = names.reduce(
    (so, name) => (so === '' ? so : (MISTAKES[name]?.(so, random) ?? so)),
    text,
  );
  return {text: changed, description: names.join(', then ')};
}

function changeLines(change: (lines: string[], at: number, random: Random) => unknown): Mistake {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random.pickBelow(lines.length), random);
    return lines.join('\n');
  };
}

function changeLine(change: (line: string, random: Random) => string): Mistake {
  return changeLines((lines, at, random) => lines.splice(at, 1, change(lines[at] ?? '', random)));
}

function changeMatch(
  text: string,
  pattern: RegExp,
  random: Random,
  by: (match: string) => string,
): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const {0: match, index} = random.pick(matches);
  return splice(text, index, match.length, by(match));
}

function splice(text: string, at: number, count: number, by = ''): string {
  return text.slice(0, at) + by + text.slice(at + count);
}
