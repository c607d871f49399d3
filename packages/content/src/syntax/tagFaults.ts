import {findClosestMatch, joinPatterns} from '../textHelpers';
import type {Message} from '../problem';
import {
  listAttributeNames,
  getAttributeRule,
  COMPONENT_NAMES,
  getComponentRules,
} from '../tagRules';

/** A fault, and the text that masks it while the rest is parsed: nothing if omitted. */
export type Fault = Message & {instead?: string};

/** A common mistake: a pattern, and a function that explains a match or accepts it. */
export interface Rule {
  pattern: RegExp;
  explain: (match: RegExpExecArray) => Fault | undefined;
}

/** An empty line or another tag, which a quoted value can't contain. */
const VALUE_END = String.raw`\n\s*\n|/>|</?[A-Za-z]`;

const VALUE = `"(?:(?!${VALUE_END})[^"])*"|'(?:(?!${VALUE_END})[^'])*'`;

/** The parts of a tag after its name: quoted values, braces, other characters, and line ends. */
const TAG_PARTS = [
  VALUE,
  String.raw`\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}`,
  String.raw`[^<>"'{}\n]`,
  String.raw`\n(?!\s*\n)`,
];

const INSIDE = `${joinPatterns(TAG_PARTS)}*`;

const NAME = String.raw`(?<!\\)<(/?)([A-Za-z][\w:.-]*)`;

/** A complete tag: the slash of a closing tag, the name, and the rest. */
export const TAG = new RegExp(`${NAME}(${INSIDE})>`, 'g');

/** The values of an attribute, with any quotation marks: straight, in braces, curly, or none. */
const ATTRIBUTE_VALUES = [
  '"([^"]*)"',
  "'([^']*)'",
  String.raw`\{\s*["'\x60]?([^"'\x60{}]*?)["'\x60]?\s*\}`,
  String.raw`[“”„‘’]([^“”„‘’"'<>\n]*)[“”‘’"']?`,
  String.raw`([^\s"'“”„‘’{}<>/]+)`,
];

const ATTRIBUTE = new RegExp(
  String.raw`([A-Za-z_][\w-]*)\s*=\s*${joinPatterns(ATTRIBUTE_VALUES)}`,
  'g',
);

/** The remedies for HTML elements. */
const HTML_REMEDIES: Readonly<Record<string, string>> = {
  a: 'Change it to [text](address), such as [our team](/our-staff).',
  'b strong': 'Put two asterisks on each side of the **important words** instead.',
  'i em': 'Put one asterisk on each side of the *emphasized words* instead.',
  'br p hr': 'Leave an empty line between paragraphs instead.',
  'h1 h2 h3 h4 h5 h6':
    'Put ## and a space in front of the heading, such as "## Parking". ' +
    'The main heading is the field "heading".',
  'ul ol li': 'Start each entry with "- " or "1. " instead.',
  img: 'Change it to <Picture image="folder/name" alt="a description" />.',
  'table tr td th': 'Change it to rows with | between the cells, such as | Plan | Price |.',
  details: 'Change it to <Question title="…">, the answer, and </Question>.',
  button: 'Change it to [text](address) or <BookLink>text</BookLink>.',
};

const PASTED_ATTRIBUTES = [
  'style',
  'class',
  'className',
  'dir',
  'lang',
  'role',
  'align',
  'face',
  'bgcolor',
  String.raw`data-[\w-]+`,
];

const PASTED_ELEMENTS = ['font', 'meta', 'link', 'center', String.raw`[a-z]\w*:\w+`];

/** A line with formatting that was pasted from Word, Google Docs, or a web page. */
const PASTED_LINE = new RegExp(
  `^.*${joinPatterns([
    String.raw`<[a-z][^>\n]*\s${joinPatterns(PASTED_ATTRIBUTES)}\s*=`,
    String.raw`<\/?${joinPatterns(PASTED_ELEMENTS)}\b`,
    '<[!?]',
  ])}.*$`,
  'gm',
);

/** In order from incomplete tags to faults inside a complete tag. */
export const TAG_RULES: readonly Rule[] = [
  {pattern: new RegExp(`${NAME}(?!${INSIDE}>)[^<>\\n]*>?`, 'g'), explain: explainBroken},
  {
    pattern: PASTED_LINE,
    explain: ([line]) => ({
      message: 'Formatting from Word, Google Docs, or a web page was pasted with this text.',
      remedy: 'Delete every <…> on the line and keep the words, or paste again with Ctrl+Shift+V.',
      instead: line.replaceAll(/<(?:[!?]|\/?[a-z])[^<>]*>?/g, ''),
    }),
  },
  {pattern: TAG, explain: explainName},
  {pattern: TAG, explain: explainQuotes},
  {pattern: TAG, explain: explainAttributes},
];

function explainBroken([match, slash = '', name = '']: RegExpExecArray): Fault {
  const rules = getComponentRules(name);
  const fixed = `<${slash}${name}${slash || rules?.words ? '>' : ' />'}`;
  return {
    message: `The tag <${slash}${name}> has no end, or a quotation mark is missing.`,
    remedy: rules
      ? `Change it to ${fixed}, with straight quotation marks around each value.`
      : 'Change < to "less than", or delete the tag.',
    instead: rules ? fixed : match.slice(1),
  };
}

function explainName([match, , name = '', inside = '']: RegExpExecArray): Fault | undefined {
  if (getComponentRules(name) !== undefined) return undefined;
  const htmlRemedy = getHtmlRemedy(name);
  const component = htmlRemedy === undefined ? findComponent(name, inside) : undefined;
  const message = `There is no tag <${name}>.`;
  if (component !== undefined) {
    return {
      message,
      remedy: `Did you mean <${component}>?`,
      instead: match.replace(name, component),
    };
  }
  if (/^[A-Z]/.test(name)) {
    return {message, remedy: 'Delete it, or copy a tag from another page.'};
  }
  return {
    message: `The tag <${name}> is HTML, which doesn't work here.`,
    remedy: htmlRemedy ?? 'Delete the tags and keep the words.',
  };
}

function getHtmlRemedy(name: string): string | undefined {
  const [, remedy] =
    Object.entries(HTML_REMEDIES).find(([names]) =>
      names.split(' ').includes(name.toLowerCase()),
    ) ?? [];
  return remedy;
}

/**
 * Finds the component that was probably meant. Short lowercase names must match exactly, so that
 * <sup> isn't taken for <Phone>.
 */
function findComponent(name: string, inside: string): string | undefined {
  const same = COMPONENT_NAMES.find((component) => component.toLowerCase() === name.toLowerCase());
  const isLikelyComponent = /^[A-Z]/.test(name) || inside.includes('=') || name.length > 5;
  return same ?? (isLikelyComponent ? findClosestMatch(name, COMPONENT_NAMES) : undefined);
}

const WELL_FORMED = new RegExp(String.raw`^(?:\s+[A-Za-z_][\w-]*(?:=(?:${VALUE}))?)*\s*/?$`);

function explainQuotes([match, slash, name = '', inside = '']: RegExpExecArray): Fault | undefined {
  if (slash || WELL_FORMED.test(inside)) return undefined;
  const attributes = [...inside.matchAll(ATTRIBUTE)].map(
    ([, attribute = '', ...values]) =>
      ` ${attribute}="${(values.find((value) => value !== undefined) ?? '').replaceAll('"', '')}"`,
  );
  const fixed = `<${name}${attributes.join('')}${/\/\s*$/.test(inside) ? ' />' : '>'}`;
  const isCertain = /^[\s/]*(?:\{\.{3}\w+\})?[\s/]*$/.test(inside.replaceAll(ATTRIBUTE, ''));
  return {
    message: `The tag ${match} isn't formatted correctly.`,
    remedy: isCertain
      ? `Change it to ${fixed}.`
      : 'Put each value in straight quotation marks, with none inside: title="Is it safe?".',
    instead: fixed,
  };
}

function explainAttributes([match, , tag = '', inside = '']: RegExpExecArray): Fault | undefined {
  const present = [...inside.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/[A-Za-z_][\w-]*/g)].map(
    String,
  );
  const name = present.find((attribute) => getAttributeRule(tag, attribute) === undefined);
  if (name === undefined) return undefined;
  const valid = listAttributeNames(tag);
  const closest = findClosestMatch(
    name,
    valid.filter((attribute) => !present.includes(attribute)),
  );
  const message = `The tag <${tag}> has no "${name}".`;
  if (closest) {
    return {
      message,
      remedy: `Did you mean ${closest}?`,
      instead: match.replace(name, closest),
    };
  }
  return {
    message,
    remedy:
      valid.length > 0 ? `Delete it, or use one of ${valid.join(', ')}.` : `Delete ${name}="…".`,
    instead: match.replace(new RegExp(`\\s${name}(?:=(?:${VALUE}))?`), ''),
  };
}

/**
 * Creates a rule for tags that are opened and never closed, or closed and not open. A closing tag
 * also closes everything opened inside it.
 */
export function makePairingRule(text: string): Rule {
  const unpaired = findUnpaired(text);
  return {
    pattern: TAG,
    explain: ({0: tag, 1: slash, 2: name = '', index}) =>
      unpaired.has(index) ? explainUnpaired(tag, Boolean(slash), name) : undefined,
  };
}

/** Returns the positions of unpaired tags. */
function findUnpaired(text: string): Set<number> {
  const open: RegExpExecArray[] = [];
  const unpaired = new Set<number>();
  for (const tag of text.matchAll(TAG)) {
    const [, slash, name, inside = ''] = tag;
    if (!slash) {
      if (!inside.endsWith('/')) open.push(tag);
      continue;
    }
    const at = open.map((other) => other[2]).lastIndexOf(name);
    if (at === -1) unpaired.add(tag.index);
    else for (const {index} of open.splice(at).slice(1)) unpaired.add(index);
  }
  for (const {index} of open) unpaired.add(index);
  return unpaired;
}

function explainUnpaired(tag: string, isClosing: boolean, name: string): Fault {
  if (isClosing) {
    return {
      message: `The tag </${name}> closes a <${name}> that isn't open.`,
      remedy: `Delete it, or add <${name}> before its text.`,
    };
  }
  if (getComponentRules(name)?.words === undefined) {
    const fixed = tag.replace(/\s*>$/, ' />');
    return {
      message: `The tag <${name}> needs a slash at its end.`,
      remedy: `Change it to ${fixed}.`,
      instead: fixed,
    };
  }
  return {
    message: `The tag <${name}> is opened here and never closed.`,
    remedy: `Add </${name}> on a line of its own after its text.`,
  };
}
