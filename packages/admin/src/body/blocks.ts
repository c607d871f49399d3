import {capital} from '@dental/practice';
import {attributeNames, attributeRule, COMPONENT_NAMES, componentRules, importLine, typographic} from '@dental/content';

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

/** Those that staff use, before the others. */
export const USED = [
  'Question',
  'StepList',
  'BenefitList',
  'WhenToCall',
  'AtAGlance',
  'Picture',
  'VideoEmbed',
  'Phone',
  'BookLink',
  'Address',
];

/** The name of a block in words: `AtAGlance` is "At a glance". */
export function blockLabel(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return capital(words);
}

/** What a dialog asks of a block, in the order of its attributes. */
export function blockFields(name: string) {
  return attributeNames(name).map((attribute) => ({name: attribute, ...attributeRule(name, attribute)!}));
}

/**
 * Puts a block, or a tag in a sentence, in the place of the selection; the selected words go into it if it takes any.
 * @param values of its attributes; empty ones are left out
 * @returns the changes, with the line that makes the block known to the page if that is missing
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
    const insert = rules.words ? `<${name}${attributes}>${selected || 'words'}</${name}>` : `<${name}${attributes} />`;
    return [{...selection, insert}];
  }
  const words = selected.trim() || WORDS[name] || 'Words';
  const tag =
    rules?.words === 'required' || (rules?.words && selected.trim())
      ? `<${name}${attributes}>\n\n${words}\n\n</${name}>`
      : `<${name}${attributes} />`;
  return [...missingImport(text, name), {...selection, insert: apart(text, selection, tag)}];
}

/** A piece of text on lines of its own, with one empty line before and after it. */
export function apart(text: string, {from, to}: {from: number; to: number}, piece: string): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const lead = before.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/\n*$/.exec(before)?.[0].length ?? 0)));
  const trail = after.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(after)?.[0].length ?? 0)));
  return lead + piece + trail;
}

function missingImport(text: string, name: string): Change[] {
  if (new RegExp(`^import ${name} from`, 'm').test(text)) return [];
  const [last] = [...text.matchAll(/^import .*$/gm)].slice(-1);
  if (!last) return [{from: 0, to: 0, insert: `${importLine(name)}\n\n`}];
  const end = last.index + last[0].length;
  return [{from: end, to: end, insert: `\n${importLine(name)}`}];
}

/** In an attribute a straight quotation mark would end it. */
function inAttribute(value: string): string {
  return typographic(value.trim().replaceAll(/\s+/g, ' ')).replaceAll('"', '”');
}
