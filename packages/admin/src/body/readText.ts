import type {Nodes, PhrasingContent, Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Mark, Node} from 'prosemirror-model';
import {getComponentRules, parseMdx} from '@dental/content';
import {humanizeName} from '../collections/fields';
import {schema} from './schema';

/** A text as the form shows it, with the source of each of its parts. */
export interface ShownText {
  doc: Node;
  sources: readonly string[];
  /** The blank lines before each block. */
  gaps: readonly string[];
}

const {nodes, marks} = schema;

/**
 * A reference to a character, such as `&nbsp;`, or to a link or a note whose target may be in
 * another text of the page, such as `[our form][form]`.
 */
const REFERENCE = /((?<!\\)(?:&(?:#x?[\da-f]+|[a-z][a-z\d]*);|\[[^\]]+\](?:\[[^\]]*\])?))/i;

/** A space or a letter next to a mark, as the writer writes it. */
const WRITTEN_REFERENCE = /^&#x(?:20|3\d|[46][1-9A-F]|[57][\dA]);$/;

const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** The words for tags without a fact. */
const TAG_LABELS: Readonly<Record<string, string>> = {
  Phone: 'our phone number',
  Email: 'our email address',
  Address: 'our address',
};

/** Thrown inside a block that the form can't show. */
class UnsupportedError extends Error {}

/**
 * Reads Markdown for a form. What the form can't show keeps its source.
 * @throws if the text isn't MDX
 */
export function readText(text: string): ShownText {
  const tree = parseMdx(text);
  const reader = createReader(text);
  const blocks = tree.children.map(reader.readTopBlock);
  const starts = tree.children.map((node) => node.position?.start.offset ?? 0);
  const ends = tree.children.map((node) => node.position?.end.offset ?? 0);
  return {
    doc: nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create()),
    sources: tree.children.map(reader.getSource),
    gaps: starts.map((start, index) => text.slice(ends[index - 1] ?? 0, start)),
  };
}

function createReader(text: string) {
  const getSource = ({position}: Nodes): string =>
    text.slice(position?.start.offset, position?.end.offset);

  function readTopBlock(node: RootContent): Node {
    try {
      const block = readBlock(node);
      block.check();
      return block;
    } catch {
      return nodes.kept_block.create({source: getSource(node), label: describeNode(node)});
    }
  }

  function readBlock(node: RootContent): Node {
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, readInline(node.children));
      case 'heading':
        return nodes.heading.create({level: node.depth}, readInline(node.children));
      case 'list': {
        const items = node.children.map((item) => {
          if (typeof item.checked === 'boolean') throw new UnsupportedError();
          const blocks = item.children.map(readNestedBlock);
          const content = blocks.length > 0 ? blocks : nodes.paragraph.create();
          return nodes.list_item.create({spread: item.spread ?? false}, content);
        });
        const spread = node.spread ?? false;
        return node.ordered
          ? nodes.ordered_list.create({spread, order: node.start ?? 1}, items)
          : nodes.bullet_list.create({spread}, items);
      }
      case 'blockquote':
        return nodes.blockquote.create(null, node.children.map(readNestedBlock));
      case 'thematicBreak':
        return nodes.rule.create();
      case 'table':
        return readTable(node);
      case 'mdxJsxFlowElement':
        // A fact on a line of its own is a paragraph, too.
        if (!getComponentRules(node.name ?? '')?.inline) throw new UnsupportedError();
        return nodes.paragraph.create(null, createChip(node));
      default:
        throw new UnsupportedError();
    }
  }

  /** Reads a block that is indented or quoted, which its source would need to be, too. */
  function readNestedBlock(node: RootContent): Node {
    const block = readBlock(node);
    block.descendants(({attrs}) => {
      if (String(attrs.source ?? attrs.open ?? '').includes('\n')) throw new UnsupportedError();
    });
    return block;
  }

  function readTable({children, align}: Table): Node {
    const rows = children.map((row, index) => {
      const cells = row.children.map((cell) =>
        nodes.table_cell.create({isHeader: index === 0}, readInline(cell.children)),
      );
      return nodes.table_row.create(null, cells);
    });
    return nodes.table.create({align: align?.some(Boolean) ? align : null}, rows);
  }

  function readInline(children: readonly PhrasingContent[], active: readonly Mark[] = []): Node[] {
    return children.flatMap((child): Node[] => {
      const readMarked = (mark: Mark) =>
        readInline((child as {children: PhrasingContent[]}).children, mark.addToSet(active));
      const source = getSource(child);
      if (child.type === 'text') return readWords(child.value, source, active);
      if (child.type === 'break') return [nodes.hard_break.create(null, null, active)];
      if (child.type === 'strong') return readMarked(marks.strong.create());
      if (child.type === 'emphasis') return readMarked(marks.em.create());
      if (child.type === 'link' && !source.startsWith('[')) {
        // A URL in the text, which the website turns into a link.
        return [schema.text(source, active)];
      }
      if (child.type === 'link' && child.children.length > 0) {
        return readMarked(marks.link.create({href: child.url, title: child.title ?? null}));
      }
      if (child.type === 'mdxJsxTextElement' && child.children.length > 0) {
        const open = text.slice(
          child.position?.start.offset,
          child.children[0]?.position?.start.offset,
        );
        const close = text.slice(
          child.children.at(-1)?.position?.end.offset,
          child.position?.end.offset,
        );
        return readMarked(marks.tag.create({open, close}));
      }
      return [createChip(child, active)];
    });
  }

  function createChip(node: Nodes, active: readonly Mark[] = []): Node {
    const attrs = {source: getSource(node), label: describeNode(node)};
    return nodes.chip.create(attrs, null, active);
  }

  return {getSource, readTopBlock};
}

/** Reads words. A reference stays one, because escaped it would be something else. */
function readWords(value: string, source: string, active: readonly Mark[]): Node[] {
  const unwrap = (words: string) => words.replaceAll(/\s*\n\s*/g, ' ');
  if (!REFERENCE.test(source)) return [schema.text(unwrap(value), active)];
  const parts = source.split(REFERENCE).filter((part) => part !== '');
  return parts.map((part) => {
    if (!REFERENCE.test(part)) {
      return schema.text(unwrap(part.replaceAll(ESCAPE, '$1')), active);
    }
    const words = toString(parseMdx(part)).replace(/^\[([^\]]+)\].*$/, '$1');
    if (WRITTEN_REFERENCE.test(part)) return schema.text(words, active);
    return nodes.chip.create({source: part, label: words.trim() || 'space'}, null, active);
  });
}

/** Returns the words of a part that the form can't show. */
function describeNode(node: Nodes | Root): string {
  if ('name' in node && node.name && node.name in TAG_LABELS) return TAG_LABELS[node.name]!;
  const words = toString(node).trim();
  if (words !== '') return words;
  if ('attributes' in node) {
    const fact = node.attributes.find((each) => 'name' in each && each.name === 'name');
    return typeof fact?.value === 'string' ? fact.value : humanizeName(node.name ?? 'part');
  }
  return 'kept as it is';
}
