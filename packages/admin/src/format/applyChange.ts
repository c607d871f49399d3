import {diffArrays} from 'diff';

/** The lines of a source that a library writes as one line, because it doesn't fold text. */
type FoldedLine = readonly string[];

const MIN_WIDTH = 60;

/**
 * Applies the difference between two texts to the source that they were made from.
 * @param source the original text
 * @param before the source as the `yaml` library writes it, without folded lines
 * @param after the same with the change
 * @returns the source with only the changed lines replaced
 */
export function applyChange(source: string, before: string, after: string): string {
  const linesBefore = before.split('\n');
  const linesAfter = after.split('\n');
  const sourceLines = groupFoldedLines(source.split('\n'), linesBefore);
  const sourcePlaces = mapLines(linesBefore, sourceLines.map(joinLine));
  const afterPlaces = mapLines(linesBefore, linesAfter);
  const result: string[] = [];
  // The first lines that aren't in the result yet.
  let start = {source: 0, before: 0, after: 0};

  /** Adds the lines up to these ends: those of the source if nothing changed, else the new ones. */
  const addUpTo = (end: typeof start) => {
    const ownLines = sourceLines.slice(start.source, end.source);
    const oldLines = linesBefore.slice(start.before, end.before);
    const newLines = linesAfter.slice(start.after, end.after);
    if (oldLines.join('\n') === newLines.join('\n')) result.push(...ownLines.flat());
    else if (ownLines.length !== newLines.length) result.push(...newLines);
    else result.push(...newLines.flatMap((line, index) => foldLine(line, ownLines[index]!)));
    start = {source: end.source + 1, before: end.before + 1, after: end.after + 1};
  };

  for (const index of linesBefore.keys()) {
    const sourcePlace = sourcePlaces[index];
    const afterPlace = afterPlaces[index];
    // Only lines that all three texts have in common divide them into parts.
    if (sourcePlace === undefined || afterPlace === undefined) continue;
    addUpTo({source: sourcePlace, before: index, after: afterPlace});
    result.push(...sourceLines[sourcePlace]!);
  }
  addUpTo({
    source: sourceLines.length,
    before: linesBefore.length,
    after: linesAfter.length,
  });
  return result.join('\n');
}

/** Groups the lines that are one line in the text without folds. */
function groupFoldedLines(
  lines: readonly string[],
  unfoldedLines: readonly string[],
): FoldedLine[] {
  const unfolded = new Set(unfoldedLines);
  const groups: FoldedLine[] = [];
  let start = 0;
  while (start < lines.length) {
    let end = start + 1;
    while (end <= lines.length && !unfolded.has(joinLine(lines.slice(start, end)))) end += 1;
    const isFound = end <= lines.length;
    const group = lines.slice(start, isFound ? end : start + 1);
    groups.push(group);
    start += group.length;
  }
  return groups;
}

function joinLine([first = '', ...more]: FoldedLine): string {
  return [first, ...more.map((line) => line.trim())].join(' ');
}

/** Finds the index of each line in another text; undefined for lines that it doesn't have. */
function mapLines(lines: readonly string[], others: readonly string[]): (number | undefined)[] {
  let place = 0;
  return diffArrays([...lines], [...others]).flatMap(({added, removed, count}) => {
    if (!added && !removed) return Array.from({length: count}, () => place++);
    if (added) place += count;
    return removed ? Array.from({length: count}, () => undefined) : [];
  });
}

/** Folds a changed line like the one it replaces, keeping as many of its lines as possible. */
function foldLine(line: string, replaced: FoldedLine): string[] {
  if (replaced.length < 2) return [line];
  const indents = replaced.map((each) => /^ */.exec(each)?.[0] ?? '');
  const texts = replaced.map((each) => each.trim());
  let middle = line.trim();
  let start = 0;
  let end = texts.length;
  while (start < end && middle.startsWith(`${texts[start]} `)) {
    middle = middle.slice(texts[start]!.length + 1);
    start += 1;
  }
  while (end > start && middle.endsWith(` ${texts[end - 1]}`)) {
    middle = middle.slice(0, -texts[end - 1]!.length - 1);
    end -= 1;
  }
  const width = Math.max(MIN_WIDTH, ...texts.map((text) => text.length));
  const wrapped = middle.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [''];
  const newLines = wrapped.map(
    (text, index) => (indents[start + index] ?? indents.at(-1) ?? '') + text,
  );
  return [...replaced.slice(0, start), ...newLines, ...replaced.slice(end)];
}
