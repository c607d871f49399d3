import {parse as parseCode} from '@babel/parser';
import {isMap, isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A piece of English in a file of the project. */
export interface Passage {
  kind: 'comment' | 'doc' | 'message' | 'name' | 'title';
  /** One-based. */
  line: number;
  text: string;
  /** The title of a test, not of a group of tests. */
  isTest?: boolean;
}

/** YAML fields that people read. */
const MESSAGE_FIELDS = new Set(['message', 'remedy', 'remedyInReviews', 'title', 'hint']);

/** The start of a call such as `it.each(cases)('…')`. */
const TEST_FUNCTION =
  /^(?:describe|it|test)(?:\.(?:each|for|only|skip|skipIf|runIf|describe|serial|todo))*(?=$|[(<`])/;

/** A string of at least this many words that starts like a sentence is read as a message. */
const MIN_MESSAGE_WORDS = 4;

/**
 * Finds the English of a file: its path, names, comments, messages, test titles, or paragraphs of
 * Markdown.
 * @param file the path; its extension gives the language
 * @param source the file's text
 * @returns only the path for other kinds of files; code and quoted words are left out of every text
 */
export function findPassages(file: string, source: string): Passage[] {
  return [{kind: 'name', line: 1, text: splitName(file)}, ...findPassagesInside(file, source)];
}

function findPassagesInside(file: string, source: string): Passage[] {
  if (/\.(?:ts|tsx|mts|mjs|cjs)$/.test(file)) return findPassagesOfCode(file, source);
  if (file.endsWith('.css')) return findPassagesOfCss(source);
  if (/\.ya?ml$/.test(file)) return findPassagesOfYaml(source);
  if (file.endsWith('.md')) return findPassagesOfMarkdown(source);
  if (file.endsWith('.sh')) return hashComments(source);
  return [];
}

/** The words of a path or a name, such as "pick Color" for `pickColor`. */
function splitName(name: string): string {
  return name.replace(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Removes code and quoted words, which a text only mentions. */
function withoutQuotes(text: string): string {
  return text
    .replace(/`[^`]*`/g, 'code')
    .replace(/"[^"\n]*"|“[^”]*”/g, 'quote')
    .replace(/\{@link [^}]*\}/g, 'link')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Node {
  type: string;
  start: number;
  end: number;
  loc: {start: {line: number}};
  [key: string]: unknown;
}

function findPassagesOfCode(file: string, source: string): Passage[] {
  const isTest = /(?:^|\/)(?:tests|testing)\//.test(file);
  const ast = parseCode(source, {
    sourceType: 'unambiguous',
    errorRecovery: true,
    plugins: file.endsWith('.ts') || file.endsWith('.mts') ? ['typescript'] : ['typescript', 'jsx'],
  });
  const passages = (ast.comments ?? []).flatMap((comment): Passage[] => {
    if (/oxlint-|@ts-|#__PURE__|webpackChunkName/.test(comment.value)) return [];
    const text = withoutQuotes(
      comment.value.replace(/^[ \t]*\*+/gm, ' ').replace(/@type \{.*\}/g, ' '),
    );
    return [{kind: 'comment', line: comment.loc?.start.line ?? 1, text}];
  });
  // Babel's nodes are a union without a common index of their fields.
  visitNodes(ast.program as unknown as Node, (node) => {
    passages.push(...findName(node));
    if (isTest) passages.push(...findTitle(node, source));
    else passages.push(...findMessage(node));
  });
  return passages;
}

function visitNodes(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child && 'loc' in child) {
        visitNodes(child as Node, look);
      }
    }
  }
}

/** The name of a variable, function, type, or field. */
function findName({type, name, loc}: Node): Passage[] {
  if (type !== 'Identifier') return [];
  return [{kind: 'name', line: loc.start.line, text: splitName(name as string)}];
}

/** The title of a test or of a group of tests. */
function findTitle(node: Node, source: string): Passage[] {
  if (node.type !== 'CallExpression') return [];
  const [first] = node.arguments as Node[];
  const {start, end} = node.callee as Node;
  const [name] = TEST_FUNCTION.exec(source.slice(start, end)) ?? [];
  const text = first && getText(first);
  if (!first || name === undefined || text === undefined) return [];
  const isTest = !/\bdescribe\b/.test(name);
  return [{kind: 'title', line: first.loc.start.line, text: withoutQuotes(text), isTest}];
}

/** A string that is written as a sentence. */
function findMessage(node: Node): Passage[] {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral' && node.type !== 'JSXText')
    return [];
  const text = withoutQuotes(getText(node) ?? '');
  const isSentence = /^(?:\p{Lu}|code|quote|…)/u.test(text);
  if (!isSentence || text.split(' ').length < MIN_MESSAGE_WORDS) return [];
  return [{kind: 'message', line: node.loc.start.line, text}];
}

/** The text of a string or template, with `…` for each value that is put in. */
function getText(node: Node): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as {value: {cooked?: string}}[])
    .map(({value}) => value.cooked ?? '')
    .join('…');
}

function findPassagesOfCss(source: string): Passage[] {
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({1: text = '', index}) => ({
    kind: 'comment',
    line: getLine(source, index),
    text: withoutQuotes(text.replace(/^[ \t]*\*+/gm, ' ')),
  }));
}

function hashComments(source: string): Passage[] {
  return [...source.matchAll(/^[ \t]*#(?!!)(.*)$|[ \t]#[ \t](.*)$/gm)].map(
    ({1: own, 2: trailing, index}) => ({
      kind: 'comment',
      line: getLine(source, index),
      text: withoutQuotes(own ?? trailing ?? ''),
    }),
  );
}

function findPassagesOfYaml(source: string): Passage[] {
  const passages = hashComments(source);
  const lineCounter = new LineCounter();
  visit(parseDocument(source, {lineCounter, uniqueKeys: false}), {
    Pair(_, pair) {
      const isMessage = isScalar(pair.key) && MESSAGE_FIELDS.has(String(pair.key.value));
      if (!isMessage || isMap(pair.value) || !isScalar(pair.value)) return;
      const line = lineCounter.linePos(pair.value.range?.[0] ?? 0).line;
      passages.push({kind: 'message', line, text: withoutQuotes(String(pair.value.value))});
    },
  });
  return passages;
}

/** The paragraphs, list items and cells of a Markdown file; what a block quote says is quoted. */
function findPassagesOfMarkdown(source: string): Passage[] {
  const withoutCode = source.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );
  return withoutCode.split('\n').flatMap((text, index): Passage[] => {
    if (text.trim() === '' || text.startsWith('>')) return [];
    return [{kind: 'doc', line: index + 1, text: withoutQuotes(text)}];
  });
}

function getLine(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
