import {align, measureWordOverlap} from '../diff/align';
import type {Block} from './blocks';

/** A block that differs between two versions of a page. */
export interface BlockChange {
  kind: 'changed' | 'new' | 'removed' | 'moved';
  before?: Block | undefined;
  after?: Block | undefined;
  /** The heading above it; `''` above the first. */
  below: string;
}

/** Two blocks that are less alike (0 to 1) are not versions of each other. */
const MIN_LIKENESS = 0.35;

/** A table row up to this length can be a new version of another row without a shared word. */
const MAX_SHORT_ROW_LENGTH = 60;

/** Finds the blocks of a page that differ, in the order of the new version. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const keys = new Map([...before, ...after].map((block) => [block, makeKey(block)]));
  const isSame = (old: Block, now: Block) => keys.get(old) === keys.get(now);
  const changes: BlockChange[] = [];
  let below = '';
  for (const pair of align(before, after, {isSame, likeness: scoreLikeness, canMove: true})) {
    const old = pair.before === undefined ? undefined : before[pair.before];
    const now = pair.after === undefined ? undefined : after[pair.after];
    if (pair.isMoved) changes.push({kind: 'moved', before: old, after: now, below});
    else if (!pair.isSame)
      changes.push({kind: chooseKind(old, now), before: old, after: now, below});
    if (now?.kind === 'heading') below = now.text;
  }
  return changes;
}

function chooseKind(before: Block | undefined, after: Block | undefined): BlockChange['kind'] {
  if (before && after) return 'changed';
  return after ? 'new' : 'removed';
}

/** Everything that patients notice in a block, as one text. */
function makeKey({kind, area, level, text, links, source}: Block): string {
  return JSON.stringify([kind, area, level, text, links.map(({to}) => to), source]);
}

/** From 0 to 1: the words that two blocks share, a little less if they differ in kind. */
function scoreLikeness(before: Block, after: Block): number {
  const isPicture = after.kind === 'picture';
  if (before.area !== after.area || (before.kind === 'picture') !== isPicture) return 0;
  if (isPicture) return before.text === after.text || before.source === after.source ? 1 : 0.4;
  const shared =
    measureWordOverlap(before.text, after.text) - (before.kind === after.kind ? 0 : 0.1);
  if (shared >= MIN_LIKENESS) return shared;
  // Short lines in the same place, such as headings, are versions of each other.
  return before.kind === after.kind && isShort(before) && isShort(after) ? MIN_LIKENESS : 0;
}

function isShort({kind, text}: Block): boolean {
  return kind === 'heading' || (kind === 'row' && text.length < MAX_SHORT_ROW_LENGTH);
}

/** Describes the links of a text that changed, one sentence each. */
export function describeLinks({before, after}: Pick<BlockChange, 'before' | 'after'>): string[] {
  const oldLinks = before?.links ?? [];
  const newLinks = after?.links ?? [];
  return newLinks.flatMap(({text, to}, index) => {
    if (oldLinks.some((link) => link.text === text && link.to === to)) return [];
    const old =
      oldLinks.find((link) => link.text === text || link.to === to) ??
      (oldLinks.length === newLinks.length ? oldLinks[index] : undefined);
    if (!old) return [`New link: “${text}” goes to ${to}`];
    if (old.to === to) return [`The link to ${to} reads “${text}” instead of “${old.text}”`];
    return [`The link “${text}” goes to ${to} instead of ${old.to}`];
  });
}
