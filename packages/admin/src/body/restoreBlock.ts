import {align} from '@dental/changes/align';
import {joinSegments, splitSegments, type Segment} from './segments';

/** A deleted block: the segments of the text before, and its place among them. */
export interface DeletedBlock {
  segments: readonly Segment[];
  index: number;
}

/** A paragraph or a block, and its end in the text. */
interface Part {
  source: string;
  end: number;
}

const PARAGRAPH = /\S[^]*?(?=\n[^\S\n]*\n|\s*$)/g;

/**
 * Puts a deleted block back. Everything that changed since then stays.
 * @param text the current text
 * @returns the text with the block at its place: after the last part that was before it
 */
export function restoreBlock(text: string, {segments, index}: DeletedBlock): string {
  const isUnchanged = text === joinSegments(segments.filter((_, each) => each !== index));
  if (isUnchanged) return joinSegments(segments);
  const partsBefore = listParts(segments);
  const place = listParts(segments.slice(0, index)).length;
  const deleted = partsBefore[place]!;
  const parts = listParts(splitSegments(text));
  const steps = align(partsBefore, parts, {
    isSame: (before, after) => before !== deleted && before.source === after.source,
    likeness: (before) => (before === deleted ? 0 : 1),
  });
  const deletedStep = steps.findIndex(({before}) => before === place);
  const previous = steps.slice(0, deletedStep).flatMap(({after}) => after ?? []);
  return insertBlock(text, parts[previous.at(-1) ?? -1]?.end ?? 0, deleted.source);
}

function insertBlock(text: string, position: number, block: string): string {
  const before = text.slice(0, position);
  const after = text.slice(position);
  const start = before === '' ? (/^\s*/.exec(after)?.[0] ?? '') : `${before}\n\n`;
  const end = after.trim() === '' ? after : `\n\n${after.trimStart()}`;
  return start + block + end;
}

function listParts(segments: readonly Segment[]): Part[] {
  let position = 0;
  return segments.flatMap(({kind, source}) => {
    const start = position;
    position += source.length;
    if (kind === 'block') return [{source, end: position}];
    return [...source.matchAll(PARAGRAPH)].map(({0: paragraph, index}) => ({
      source: paragraph,
      end: start + index + paragraph.length,
    }));
  });
}
