import {diffArrays} from 'diff';

/** Lines of a source that are one line where nothing is folded. */
type Folded = readonly string[];

/**
 * Puts a change into the text that it was made from.
 * @param source the text as it is written
 * @param before the same as a library writes it, which folds no line
 * @param after that with the change
 * @returns the source, with the lines that differ between the two
 */
export function patched(source: string, before: string, after: string): string {
  const [was, now] = [before.split('\n'), after.split('\n')];
  const own = unfolded(source.split('\n'), was);
  const [inOwn, inNow] = [placesIn(was, own.map(joined)), placesIn(was, now)];
  const lines: string[] = [];
  let [from, at, to] = [0, 0, 0];
  const take = (ownEnd: number, wasEnd: number, nowEnd: number) => {
    const [mine, old, changed] = [
      own.slice(from, ownEnd),
      was.slice(at, wasEnd),
      now.slice(to, nowEnd),
    ];
    const isPaired = mine.length === changed.length;
    if (old.join('\n') === changed.join('\n')) lines.push(...mine.flat());
    else
      lines.push(
        ...changed.flatMap((line, index) => (isPaired ? folded(mine[index]!, line) : [line])),
      );
    [from, at, to] = [ownEnd + 1, wasEnd + 1, nowEnd + 1];
  };
  for (const index of was.keys()) {
    const [ownPlace, nowPlace] = [inOwn[index], inNow[index]];
    if (ownPlace === undefined || nowPlace === undefined) continue;
    take(ownPlace, index, nowPlace);
    lines.push(...own[ownPlace]!);
  }
  take(own.length, was.length, now.length);
  return lines.join('\n');
}

/** Puts the lines together that are one line in a text where nothing is folded. */
function unfolded(lines: readonly string[], whole: readonly string[]): Folded[] {
  const known = new Set(whole);
  const own: Folded[] = [];
  for (let at = 0; at < lines.length; at += own.at(-1)!.length) {
    let end = at + 1;
    while (end <= lines.length && !known.has(joined(lines.slice(at, end)))) end += 1;
    own.push(lines.slice(at, end <= lines.length ? end : at + 1));
  }
  return own;
}

function joined([first = '', ...more]: Folded): string {
  return [first, ...more.map((line) => line.trim())].join(' ');
}

/** Where another text has the lines of a text, as far as it has them. */
function placesIn(lines: readonly string[], others: readonly string[]): (number | undefined)[] {
  let place = 0;
  return diffArrays([...lines], [...others]).flatMap(({added, removed, count}) => {
    if (!added && !removed) return Array.from({length: count}, () => place++);
    if (added) place += count;
    return removed ? Array.from({length: count}, () => undefined) : [];
  });
}

/** A changed line, folded as it was; as many lines as possible are those before. */
function folded(former: Folded, now: string): string[] {
  if (former.length < 2) return [now];
  const indents = former.map((line) => /^ */.exec(line)?.[0] ?? '');
  const words = former.map((line) => line.trim());
  let middle = now.trim();
  let [start, end] = [0, words.length];
  for (; start < end && middle.startsWith(`${words[start]} `); start++)
    middle = middle.slice(words[start]!.length + 1);
  for (; end > start && middle.endsWith(` ${words[end - 1]}`); end--)
    middle = middle.slice(0, -words[end - 1]!.length - 1);
  const width = Math.max(60, ...words.map((line) => line.length));
  const wrapped = middle.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [''];
  const lines = wrapped.map(
    (line, index) => (indents[start + index] ?? indents.at(-1) ?? '') + line,
  );
  return [...former.slice(0, start), ...lines, ...former.slice(end)];
}
