import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from '@babel/parser';
import {describe, expect, it} from 'vitest';

/** A node of Babel's syntax tree; we read only these fields. */
interface Node {
  type: string;
  loc?: {start: {line: number}};
  [field: string]: unknown;
}

/** Expressions whose value may be a text. */
const TEXT_TYPES = ['StringLiteral', 'TemplateLiteral', 'MemberExpression', 'Identifier'];

/** Values that are elements, or anything a component got from its parent. */
const ELEMENT_NAMES = /^children$|element$|column$/i;

const FILES = ['src/components', 'src/templates', 'src/theme'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listDescendants(node: Node): Node[] {
  const below = Object.values(node).flat().filter(isNode);
  return [...below, ...below.flatMap(listDescendants)];
}

function isElement({type}: Node): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Returns true if an expression among the children of an element may be a text. */
function mayBeText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'ConditionalExpression')
    return mayBeText(node.consequent) || mayBeText(node.alternate);
  if (node.type === 'LogicalExpression') return mayBeText(node.right);
  if (node.type === 'CallExpression')
    return /^(interpolate|format|describe)/.test(String((node.callee as Node).name));
  if (node.type === 'StringLiteral') return String(node.value).trim() !== '';
  const {name} = (node.type === 'MemberExpression' ? node.property : node) as Node;
  return TEXT_TYPES.includes(node.type) && !ELEMENT_NAMES.test(String(name));
}

/** Returns true if browsers don't translate the texts of an element. */
function isUntranslated({openingElement}: Node): boolean {
  const attributes = ((openingElement as Node | undefined)?.attributes ?? []) as Node[];
  return attributes.some(({name}) => (name as Node | undefined)?.name === 'translate');
}

function isBareText(child: Node): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== '';
  return child.type === 'JSXExpressionContainer' && mayBeText(child.expression);
}

/** The lines of the elements that have both texts and elements as children. */
function findMixedElements(source: string): number[] {
  const tree = parse(source, {sourceType: 'module', plugins: ['typescript', 'jsx']});
  return listDescendants(tree.program as unknown as Node)
    .filter((node) => isElement(node) && !isUntranslated(node))
    .filter(({children}) => {
      const parts = children as Node[];
      const hasElement = parts.some(
        (part) => isElement(part) || listDescendants(part).some(isElement),
      );
      return hasElement && parts.some(isBareText);
    })
    .map(({loc}) => loc?.start.line ?? 0);
}

// A browser's translation puts elements in place of texts. React can't change or remove a text next
// to an element then, and the page breaks; the only text of an element is safe.
describe('components', () => {
  it.each(FILES)('keeps bare text away from elements in %s', (file) => {
    expect(findMixedElements(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('findMixedElements', () => {
  it.each([
    {code: '<p>Call <Phone /></p>', found: [1]},
    {code: '<p>{label} {isNew && <b>new</b>}</p>', found: [1]},
    {code: '<p>{isOld && labels.old} <Phone /></p>', found: [1]},
    {code: "<p><span>{label}</span>{' '}<Phone /></p>", found: []},
    {code: '<p>{`${name}: ${count}`}</p>', found: []},
    {code: '<p>{children}<Icon /></p>', found: []},
  ])('finds lines $found in $code', ({code, found}) => {
    expect(findMixedElements(code)).toEqual(found);
  });
});
