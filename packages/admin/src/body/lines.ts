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
export function changeLines(
  text: string,
  {from, to}: {from: number; to: number},
  look: LineLook,
): Change[] {
  let at = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(at, to).split('\n');
  const {is, mark} = LOOKS[look];
  const isOn = lines.every((line) => line.trim() === '' || is.test(line));
  let count = 0;
  return lines.flatMap((line) => {
    const place = at;
    at += line.length + 1;
    if (line.trim() === '' && lines.length > 1) return [];
    const former = MARK.exec(line)?.[0] ?? '';
    return [
      {from: place, to: place + former.length, insert: isOn && former !== '' ? '' : mark(count++)},
    ];
  });
}

/** Puts signs around the selected words, such as ** for important ones, or takes them away. */
export function changeMarks(
  text: string,
  {from, to}: {from: number; to: number},
  sign: string,
): Change[] {
  const selected = text.slice(from, to);
  const inner = selected.trim();
  if (inner === '') return [];
  const start = from + selected.indexOf(inner);
  const end = start + inner.length;
  const isOn =
    text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
  const [outside, insert] = isOn ? [sign.length, ''] : [0, sign];
  return [
    {from: start - outside, to: start, insert},
    {from: end, to: end + outside, insert},
  ];
}
