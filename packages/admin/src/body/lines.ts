import type {Change} from './blocks';

/** What a line of text starts with, if it is more than a line of a paragraph. */
const MARK = /^(?:#{1,6}[ \t]+|[-*+][ \t]+|\d+[.)][ \t]+)/;

/** What lines can be made of: headings, and entries of lists; how each is known, and begun. */
const LOOKS = {
  heading: {is: /^##[ \t]/, mark: () => '## '},
  subheading: {is: /^#{3,6}[ \t]/, mark: () => '### '},
  bullets: {is: /^[-*+][ \t]/, mark: () => '- '},
  numbers: {is: /^\d+[.)][ \t]/, mark: (index: number) => `${index + 1}. `},
};
export type LineLook = keyof typeof LOOKS;

/** Gives each selected line a look; lines that all have it already become plain again. */
export function changeLines(text: string, {from, to}: {from: number; to: number}, look: LineLook): Change[] {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(start, to).split('\n');
  const marks = lines.map((line) => MARK.exec(line)?.[0] ?? '');
  const wanted = lines.filter((line) => line.trim() !== '');
  const isOn = wanted.every((line) => LOOKS[look].is.test(line));
  let at = start;
  let count = 0;
  return lines.flatMap((line, index) => {
    const place = at;
    at += line.length + 1;
    if (line.trim() === '' && lines.length > 1) return [];
    const mark = marks[index] ?? '';
    const insert = isOn ? '' : LOOKS[look].mark(count++);
    return insert === mark ? [] : [{from: place, to: place + mark.length, insert}];
  });
}

/** Puts signs around the selected words, such as ** for important ones, or takes them away. */
export function changeMarks(text: string, {from, to}: {from: number; to: number}, sign: string): Change[] {
  const selected = text.slice(from, to);
  const inner = selected.trim();
  if (inner === '') return [];
  const start = from + selected.indexOf(inner);
  const end = start + inner.length;
  const isOn = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
  return isOn
    ? [
        {from: start - sign.length, to: start, insert: ''},
        {from: end, to: end + sign.length, insert: ''},
      ]
    : [
        {from: start, to: start, insert: sign},
        {from: end, to: end, insert: sign},
      ];
}
