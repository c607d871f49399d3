import {diffArrays} from 'diff';
import type {BlockContent, ListItem, PhrasingContent, RootContent, TableRow} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown, type Unsafe} from 'mdast-util-to-markdown';
import type {Mark, Node} from 'prosemirror-model';
import {align, measureWordOverlap} from '@dental/changes/align';
import {applyChange} from '../format/applyChange';
import {readText, type ShownText} from './readText';

/** A block with its Markdown, and the blank lines before it. */
export interface WrittenBlock {
  index: number;
  gap: string;
  source: string;
}

/** Characters that mean more in MDX than in Markdown. */
const UNSAFE: Unsafe[] = [
  {character: '}', inConstruct: 'phrasing'},
  {character: '~', inConstruct: 'phrasing'},
  {character: 'i', after: 'mport[ {]', atBreak: true},
  {character: 'e', after: 'xport[ {]', atBreak: true},
];

const EXTENSIONS = [gfmTableToMarkdown({tablePipeAlign: false}), mdxToMarkdown(), {unsafe: UNSAFE}];

const NEW_GAP = '\n\n';

/** A paragraph where another one was counts as the same, even if all its words differ. */
const MIN_LIKENESS = 0.01;

/** Writes a text as Markdown. Blocks without a change keep their source, byte for byte. */
export function writeText(doc: Node, original: ShownText): string {
  return writeBlocks(doc, original)
    .map(({gap, source}) => gap + source)
    .join('');
}

/** Writes each block that isn't empty. */
export function writeBlocks(
  doc: Node,
  {doc: originalDoc, sources, gaps}: ShownText,
): WrittenBlock[] {
  const places = doc.children.flatMap((block, index) => (isEmpty(block) ? [] : [index]));
  const originals = originalDoc.children.slice(0, sources.length);
  const aligned = align(
    originals,
    places.map((place) => doc.child(place)),
    {
      isSame: (one, other) => one.eq(other),
      likeness: (one, other) =>
        one.type === other.type
          ? Math.max(MIN_LIKENESS, measureWordOverlap(one.textContent, other.textContent))
          : 0,
      canMove: true,
    },
  );
  let previous = -1;
  return aligned.flatMap(({before, after, isSame}) => {
    if (after === undefined) return [];
    const block = doc.child(places[after]!);
    const isFirst = after === 0;
    const keepsGap = before !== undefined && before === previous + 1;
    const gap = keepsGap ? gaps[before]! : NEW_GAP;
    previous = before ?? NaN;
    const source = before === undefined ? undefined : sources[before]!;
    return {
      index: places[after]!,
      gap: isFirst ? '' : gap,
      source: isSame ? source! : writeBlock(block, originals[before ?? -1], source),
    };
  });
}

/** Writes a changed block: of its source, only the lines that differ. */
function writeBlock(block: Node, original: Node | undefined, source: string | undefined): string {
  if (!original || source === undefined) return toText(block, '');
  const text = toText(block, source);
  const changed = changeLines(source, toText(original, source), text);
  return isSameText(changed, text) ? changed : text;
}

/** Applies the difference between two texts to the source of the first one. */
function changeLines(source: string, before: string, after: string): string {
  const sourceLines = source.split('\n');
  const linesBefore = before.split('\n');
  if (sourceLines.length !== linesBefore.length) return applyChange(source, before, after);
  // Each line has its own, which may be written in another way, such as a row of a table.
  let index = 0;
  const parts = diffArrays(linesBefore, after.split('\n')).flatMap(
    ({added, removed, count, value}) => {
      if (added) return value;
      index += count;
      return removed ? [] : sourceLines.slice(index - count, index);
    },
  );
  return parts.join('\n');
}

function isSameText(one: string, other: string): boolean {
  try {
    return readText(one).doc.eq(readText(other).doc);
  } catch {
    return false;
  }
}

/** Converts a block to Markdown, with the list markers of its source. */
function toText(block: Node, source: string): string {
  const [bullet] = /^[-*+]/.exec(source) ?? ['-'];
  const bulletOrdered = /^\d+\)/.test(source) ? ')' : '.';
  const root = {type: 'root' as const, children: toBlocks(block)};
  return toMarkdown(root, {
    extensions: EXTENSIONS,
    bullet: bullet as '-',
    bulletOrdered,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  }).trim();
}

/** Converts a block to nodes of Markdown; none if it's empty. */
function toBlocks(block: Node): RootContent[] {
  const {attrs, children} = block;
  if (isEmpty(block)) return [];
  switch (block.type.name) {
    case 'heading':
      return [{type: 'heading', depth: attrs.level as 2, children: toPhrasing(block)}];
    case 'bullet_list':
    case 'ordered_list': {
      const items = children.filter((item) => !isEmpty(item));
      const spread = attrs.spread as boolean;
      const start = (attrs.order as number | undefined) ?? null;
      return [{type: 'list', ordered: start !== null, start, spread, children: items.map(toItem)}];
    }
    case 'blockquote':
      return [{type: 'blockquote', children: children.flatMap(toBlocks) as BlockContent[]}];
    case 'rule':
      return [{type: 'thematicBreak'}];
    case 'table':
      return [{type: 'table', align: attrs.align as null, children: children.map(toRow)}];
    case 'kept_block':
      return [createSource(attrs.source as string)];
    default:
      return [{type: 'paragraph', children: toPhrasing(block)}];
  }
}

function toItem({attrs, children}: Node): ListItem {
  const blocks = children.flatMap(toBlocks) as BlockContent[];
  return {type: 'listItem', spread: attrs.spread as boolean, children: blocks};
}

function toRow({children}: Node): TableRow {
  return {
    type: 'tableRow',
    children: children.map((cell) => ({type: 'tableCell', children: toPhrasing(cell)})),
  };
}

/** True for a block without words that isn't something to look at. */
function isEmpty(node: Node): boolean {
  if (node.isTextblock) return node.textContent.trim() === '' && !hasChip(node);
  return !node.isAtom && node.type.name !== 'rule' && node.children.every(isEmpty);
}

function hasChip(node: Node): boolean {
  return node.children.some((child) => child.type.name === 'chip');
}

/** A piece of a sentence: words, blank space, a line break, or a chip. */
interface Piece {
  node: Node;
  text: string;
  marks: readonly Mark[];
}

function toPhrasing(textblock: Node): PhrasingContent[] {
  return groupByMark(trimPieces(splitPieces(textblock)));
}

/** Splits blank space off the words, because Markdown has none at the ends of a mark. */
function splitPieces({children}: Node): Piece[] {
  const pieces = children.flatMap((node) =>
    node.isText
      ? (node.text?.match(/^\s+|\s+$|\S(?:[^]*\S)?/g) ?? []).map((text) => ({node, text}))
      : [{node, text: ''}],
  );
  return pieces.map(({node, text}, index) => {
    const isBlank = node.isText && text.trim() === '';
    const isShared = (mark: Mark) =>
      [pieces[index - 1], pieces[index + 1]].every((next) => next && mark.isInSet(next.node.marks));
    return {node, text, marks: isBlank ? node.marks.filter(isShared) : node.marks};
  });
}

/** Removes blank space at the start and the end of a paragraph, and around line breaks. */
function trimPieces(pieces: readonly Piece[]): Piece[] {
  const isBreak = (piece: Piece | undefined) => !piece || piece.node.type.name === 'hard_break';
  const isSpace = ({node, text}: Piece) => node.isText && text.trim() === '';
  const withoutSpaces = pieces.filter(
    (piece, index) =>
      !isSpace(piece) || !(isBreak(pieces[index - 1]) || isBreak(pieces[index + 1])),
  );
  const result = withoutSpaces.slice(withoutSpaces.findIndex((piece) => !isBreak(piece)));
  while (result.length > 0 && isBreak(result.at(-1))) result.pop();
  return result;
}

/** Puts pieces into their marks. The mark that reaches the farthest is outside. */
function groupByMark(pieces: readonly Piece[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let start = 0;
  while (start < pieces.length) {
    const piece = pieces[start]!;
    const [widest] = piece.marks
      .map((mark) => ({mark, end: findEnd(pieces, start, mark)}))
      .sort((one, other) => other.end - one.end);
    if (widest) {
      const inner = pieces
        .slice(start, widest.end)
        .map((each) => ({...each, marks: widest.mark.removeFromSet(each.marks)}));
      result.push(...wrap(widest.mark, groupByMark(inner)));
    } else {
      result.push(toLeaf(piece));
    }
    start = widest?.end ?? start + 1;
  }
  return result;
}

function findEnd(pieces: readonly Piece[], start: number, mark: Mark): number {
  const end = pieces.findIndex((piece, index) => index > start && !mark.isInSet(piece.marks));
  return end === -1 ? pieces.length : end;
}

function wrap({type, attrs}: Mark, children: PhrasingContent[]): PhrasingContent[] {
  if (type.name === 'tag') {
    return [createSource(attrs.open as string), ...children, createSource(attrs.close as string)];
  }
  if (type.name === 'link') {
    const {href: url, title} = attrs as {href: string; title: string | null};
    return [{type: 'link', url, title, children}];
  }
  return [{type: type.name === 'em' ? 'emphasis' : 'strong', children}];
}

function toLeaf({node, text}: Piece): PhrasingContent {
  if (node.isText) return {type: 'text', value: text};
  if (node.type.name === 'hard_break') return {type: 'break'};
  return createSource(node.attrs.source as string);
}

/** Creates a node that is written as it is. */
function createSource(value: string): {type: 'html'; value: string} {
  return {type: 'html', value};
}
