/** A change to a text: replaces everything between two positions. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** The Markdown at the start of a line that isn't plain paragraph text. */
const LINE_PREFIX = /^(?:#{1,6}[ \t]+|[-*+][ \t]+|\d+[.)][ \t]+)/;

/** The styles of a line: a pattern that recognizes it, and the prefix that creates it. */
const LINE_STYLES = {
  heading: {pattern: /^##[ \t]/, createPrefix: () => '## '},
  subheading: {pattern: /^#{3,6}[ \t]/, createPrefix: () => '### '},
  bullets: {pattern: /^[-*+][ \t]/, createPrefix: () => '- '},
  numbers: {pattern: /^\d+[.)][ \t]/, createPrefix: (index: number) => `${index + 1}. `},
};
export type LineStyle = keyof typeof LINE_STYLES;

/** Gives each selected line a style. If all lines have it already, makes them plain again. */
export function toggleLineStyle(
  text: string,
  {from, to}: {from: number; to: number},
  style: LineStyle,
): Change[] {
  const {pattern, createPrefix} = LINE_STYLES[style];
  let position = text.lastIndexOf('\n', from - 1) + 1;
  const lines = text.slice(position, to).split('\n');
  const isOn = lines.every((line) => line.trim() === '' || pattern.test(line));
  const changes: Change[] = [];
  for (const line of lines) {
    const start = position;
    position += line.length + 1;
    const isBlankAmongOthers = line.trim() === '' && lines.length > 1;
    if (isBlankAmongOthers) continue;
    const oldPrefix = LINE_PREFIX.exec(line)?.[0] ?? '';
    const insert = isOn && oldPrefix !== '' ? '' : createPrefix(changes.length);
    changes.push({from: start, to: start + oldPrefix.length, insert});
  }
  return changes;
}

/** Adds a marker such as `**` around the selected text, or removes it. */
export function toggleMarker(
  text: string,
  {from, to}: {from: number; to: number},
  marker: string,
): Change[] {
  const selected = text.slice(from, to);
  const inner = selected.trim();
  if (inner === '') return [];
  const start = from + selected.indexOf(inner);
  const end = start + inner.length;
  const {length} = marker;
  const isOn =
    text.slice(start - length, start) === marker && text.slice(end, end + length) === marker;
  if (isOn) {
    return [
      {from: start - length, to: start, insert: ''},
      {from: end, to: end + length, insert: ''},
    ];
  }
  return [
    {from: start, to: start, insert: marker},
    {from: end, to: end, insert: marker},
  ];
}
