import {
  listAttributeNames,
  getAttributeRule,
  COMPONENT_NAMES,
  getComponentRules,
  makeImportLine,
  applyTypography,
} from '@dental/content';

/** A change to a text: replaces everything between two positions. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Placeholders for blocks whose content is a list. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  JumpList: '- [A section](#a-section)\n- [Another one](#another-one)',
  OpenPositions: 'We have no open position right now.',
  BenefitList: '- **A benefit.** What it means.\n- **Another one.** What it means.',
  StepList: '1. **The first step.** What happens.\n2. **The next step.** What happens.',
  WhenToCall: '- Something to call about.\n- Something else to call about.',
};

/** The blocks and inline tags that the toolbar offers. Facts have a button of their own. */
export const INSERTABLE_BLOCKS = COMPONENT_NAMES.filter((name) => name !== 'Fact');

/** Lists the fields of a block's dialog, in the order of its attributes. */
export function listBlockFields(name: string) {
  return listAttributeNames(name).map((attribute) => ({
    name: attribute,
    ...getAttributeRule(name, attribute)!,
  }));
}

/**
 * Replaces the selection with a block or an inline tag. The selected text becomes its content if it
 * takes any.
 * @param values of its attributes; empty ones are left out
 */
export function insertBlock(
  text: string,
  selection: {from: number; to: number},
  name: string,
  values: Readonly<Record<string, string>>,
): Change[] {
  const rules = getComponentRules(name);
  const attributes = listAttributeNames(name)
    .filter((attribute) => values[attribute])
    .map((attribute) => ` ${attribute}="${escapeAttribute(values[attribute] ?? '')}"`)
    .join('');
  const selected = text.slice(selection.from, selection.to);
  const emptyTag = `<${name}${attributes} />`;
  if (rules?.inline) {
    const content = selected || 'words';
    const insert = rules.words ? `<${name}${attributes}>${content}</${name}>` : emptyTag;
    return [{...selection, insert}];
  }
  const hasContent = rules?.words === 'required' || (rules?.words && selected.trim() !== '');
  const content = selected.trim() || PLACEHOLDERS[name] || 'Words';
  const tag = hasContent ? `<${name}${attributes}>\n\n${content}\n\n</${name}>` : emptyTag;
  return [{...selection, insert: padWithBlankLines(text, selection, tag)}];
}

/** Adds line breaks to a block, so that a blank line separates it from the text around it. */
export function padWithBlankLines(
  text: string,
  {from, to}: {from: number; to: number},
  block: string,
): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const breaksBefore = /\n*$/.exec(before)?.[0].length ?? 0;
  const breaksAfter = /^\n*/.exec(after)?.[0].length ?? 0;
  const lead = before.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - breaksBefore));
  const trail = after.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - breaksAfter));
  return lead + block + trail;
}

/** Splits a body into its imports, which staff don't see, and its text. */
export function splitImports(body: string): {imports: string; text: string} {
  const imports = /^(?:import .*(?:\n+|$))+/.exec(body)?.[0] ?? '';
  return {imports, text: body.slice(imports.length)};
}

/** Joins imports and text. Adds imports of new blocks, and removes those of deleted blocks. */
export function joinImports(imports: string, text: string): string {
  const usedNames = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  const lines = imports.split('\n').filter((line) => line !== '');
  const importsBlock = (line: string, name: string) => line.startsWith(`import ${name} `);
  const isUnused = (line: string) =>
    INSERTABLE_BLOCKS.some((name) => importsBlock(line, name) && !usedNames.has(name));
  const needsImport = (name: string) =>
    usedNames.has(name) &&
    !getComponentRules(name)?.inline &&
    !lines.some((line) => importsBlock(line, name));
  const kept = lines.filter((line) => !isUnused(line));
  const added = INSERTABLE_BLOCKS.filter(needsImport).map(makeImportLine);
  if (added.length === 0 && kept.length === lines.length) return imports + text;
  const all = [...kept, ...added];
  return all.length === 0 ? text : `${all.join('\n')}\n\n${text}`;
}

/** Replaces straight quotation marks, which would end the attribute. */
function escapeAttribute(value: string): string {
  return applyTypography(value.trim().replaceAll(/\s+/g, ' ')).replaceAll('"', '”');
}
