import {
  attributeNames,
  attributeRule,
  COMPONENT_NAMES,
  componentRules,
  importLine,
  typographic,
} from '@dental/content';

/** A change of a text: what stands from one place to another is replaced. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** What a list of words in a block looks like when nobody has written them yet. */
const WORDS: Readonly<Record<string, string>> = {
  BenefitList: '- **A benefit.** What it means.\n- **Another one.** What it means.',
  StepList: '1. **The first step.** What happens.\n2. **The next step.** What happens.',
  WhenToCall: '- Something to call about.\n- Something else to call about.',
};

/** The blocks and inline tags that a toolbar offers, in the order of their names; facts have a list of their own. */
export const INSERTABLE = COMPONENT_NAMES.filter((name) => name !== 'Fact');

/** What a dialog asks of a block, in the order of its attributes. */
export function blockFields(name: string) {
  return attributeNames(name).map((attribute) => ({
    name: attribute,
    ...attributeRule(name, attribute)!,
  }));
}

/**
 * Puts a block, or a tag in a sentence, in the place of the selection; the selected words go into it if it takes any.
 * @param values of its attributes; empty ones are left out
 */
export function insertBlock(
  text: string,
  selection: {from: number; to: number},
  name: string,
  values: Readonly<Record<string, string>>,
): Change[] {
  const rules = componentRules(name);
  const attributes = attributeNames(name)
    .filter((attribute) => values[attribute])
    .map((attribute) => ` ${attribute}="${inAttribute(values[attribute] ?? '')}"`)
    .join('');
  const selected = text.slice(selection.from, selection.to);
  if (rules?.inline) {
    const insert = rules.words
      ? `<${name}${attributes}>${selected || 'words'}</${name}>`
      : `<${name}${attributes} />`;
    return [{...selection, insert}];
  }
  const words = selected.trim() || WORDS[name] || 'Words';
  const tag =
    rules?.words === 'required' || (rules?.words && selected.trim())
      ? `<${name}${attributes}>\n\n${words}\n\n</${name}>`
      : `<${name}${attributes} />`;
  return [{...selection, insert: apart(text, selection, tag)}];
}

/** A piece of text on lines of its own, with one empty line before and after it. */
export function apart(text: string, {from, to}: {from: number; to: number}, piece: string): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead =
    before.trim() === ''
      ? ''
      : '\n'.repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
  const trail =
    after.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(after)?.[0].length ?? 0)));
  return lead + piece + trail;
}

/** A text behind the lines that make its blocks known to the page, which staff do not see, and those lines. */
export function withoutImports(text: string): {imports: string; words: string} {
  const imports = /^(?:import .*(?:\n+|$))+/.exec(text)?.[0] ?? '';
  return {imports, words: text.slice(imports.length)};
}

/** The text with those lines again, as they were but for blocks that have come and gone. */
export function withImports(imports: string, words: string): string {
  const used = new Set([...words.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  const lines = imports.split('\n').filter((line) => line !== '');
  const isOf = (line: string, name: string) => line.startsWith(`import ${name} `);
  const isLeft = (line: string) => !INSERTABLE.some((name) => isOf(line, name) && !used.has(name));
  const isNew = (name: string) =>
    !componentRules(name)?.inline && !lines.some((line) => isOf(line, name));
  const added = INSERTABLE.filter((name) => used.has(name) && isNew(name)).map(importLine);
  if (added.length === 0 && lines.every(isLeft)) return imports + words;
  const all = [...lines.filter(isLeft), ...added];
  return all.length === 0 ? words : `${all.join('\n')}\n\n${words}`;
}

/** In an attribute a straight quotation mark would end it. */
function inAttribute(value: string): string {
  return typographic(value.trim().replaceAll(/\s+/g, ' ')).replaceAll('"', '”');
}
