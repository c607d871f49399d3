import {getComponentRules} from '@dental/content';

/** Part of a text: Markdown, or a block with its own form. Joined, the sources are the text. */
export type Segment = TextSegment | BlockSegment;

export interface TextSegment {
  kind: 'text';
  source: string;
}

export interface BlockSegment {
  kind: 'block';
  name: string;
  source: string;
  /** The attributes, without quotation marks. */
  attributes: Readonly<Record<string, string>>;
  /** The text between the tags, without blank lines around it; undefined for `<Tag />`. */
  content: string | undefined;
}

/** A tag at the start of a line. */
const BLOCK_START = /^<(?<name>[A-Z]\w*)(?=[\s/>])/gm;

/** The rest of a tag, up to its end. An attribute's value may contain any character but `"`. */
const TAG_END = /(?:"[^"]*"|[^">])*?(?<slash>\/?)>/y;

const ATTRIBUTE = /(?<name>[\w-]+)="(?<value>[^"]*)"/g;

/** Splits a text into Markdown and blocks. Tags within a sentence stay part of the Markdown. */
export function splitSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  const addText = (end: number) => {
    if (end > position) segments.push({kind: 'text', source: text.slice(position, end)});
  };
  for (const {index, groups} of text.matchAll(BLOCK_START)) {
    const name = groups?.name ?? '';
    const rules = getComponentRules(name);
    if (index < position || !rules || rules.inline) continue;
    const block = readBlock(text, index, name);
    if (!block) continue;
    addText(index);
    segments.push(block);
    position = index + block.source.length;
  }
  addText(text.length);
  return segments;
}

/** Joins the sources of segments. */
export function joinSegments(segments: readonly Segment[]): string {
  return segments.map(({source}) => source).join('');
}

/** Reads the block that starts at a position; undefined if its tag isn't closed. */
function readBlock(text: string, start: number, name: string): BlockSegment | undefined {
  const tag = readTag(text, start);
  if (!tag) return undefined;
  const attributes: Record<string, string> = {};
  for (const {groups} of tag.source.matchAll(ATTRIBUTE)) {
    attributes[groups!.name!] = groups!.value!;
  }
  if (tag.isClosed)
    return {kind: 'block', name, source: tag.source, attributes, content: undefined};
  const contentStart = start + tag.source.length;
  const contentEnd = findClosingTag(text, contentStart, name);
  if (contentEnd === undefined) return undefined;
  const source = text.slice(start, contentEnd + `</${name}>`.length);
  const content = text.slice(contentStart, contentEnd).trim();
  return {kind: 'block', name, source, attributes, content};
}

function readTag(text: string, start: number): {source: string; isClosed: boolean} | undefined {
  TAG_END.lastIndex = start;
  const match = TAG_END.exec(text);
  return match ? {source: match[0], isClosed: match.groups?.slash === '/'} : undefined;
}

/** Finds the start of the closing tag, skipping blocks of the same name in between. */
function findClosingTag(text: string, start: number, name: string): number | undefined {
  const tags = new RegExp(`<(?<slash>/?)${name}(?=[\\s/>])`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    if (match.groups?.slash) depth -= 1;
    else if (!readTag(text, match.index)?.isClosed) depth += 1;
    if (depth === 0) return match.index;
  }
  return undefined;
}

/** Returns a block with another value of an attribute; an empty one is left out. */
export function setAttribute(block: BlockSegment, name: string, value: string): BlockSegment {
  const {source, attributes} = block;
  const tag = readTag(source, 0)!.source;
  const clean = value.replaceAll('"', '”').replaceAll(/\s+/g, ' ');
  const pattern = new RegExp(`(?<space>\\s+)${name}="[^"]*"`);
  const hasAttribute = name in attributes;
  const attribute = clean === '' ? '' : `${name}="${clean}"`;
  const newTag = hasAttribute
    ? tag.replace(pattern, (_, space: string) => (attribute === '' ? '' : space + attribute))
    : tag.replace(/\s*(\/?)>$/, (_, slash: string) => ` ${attribute}${slash && ' /'}>`);
  const newAttributes = {...attributes, [name]: clean};
  if (clean === '') delete newAttributes[name];
  return {...block, attributes: newAttributes, source: newTag + source.slice(tag.length)};
}

/** Returns a block with another content. The blank space around it stays. */
export function setContent(block: BlockSegment, content: string): BlockSegment {
  const {source, name} = block;
  const tag = readTag(source, 0)!.source;
  const closingTag = `</${name}>`;
  const inner = source.slice(tag.length, -closingTag.length);
  // In one line with its tags, a block can have only one paragraph.
  const needsLines = content.includes('\n') && !inner.includes('\n');
  const newInner = keepSpaces(needsLines ? '' : inner, content.trim());
  return {...block, content, source: tag + newInner + closingTag};
}

/** Returns a new text with the blank space around the old one, or blank lines if it had none. */
export function keepSpaces(source: string, text: string): string {
  if (source.trim() === '') return text === '' ? source : `\n\n${text}\n\n`;
  const before = /^\s*/.exec(source)?.[0] ?? '';
  const after = /\s*$/.exec(source)?.[0] ?? '';
  return before + text + after;
}
