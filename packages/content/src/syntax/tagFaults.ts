import {closestMatch} from '../textHelpers';
import type {Message} from '../problem';
import {attributeNames, attributeRule, COMPONENT_NAMES, componentRules} from '../tagRules';

/** What is wrong with a part of a text, and what stands in its place while the rest is read: nothing if left out. */
export type Fault = Message & {instead?: string};

/** How people write something wrong: a pattern, and what to say of a match; nothing where that is in order. */
export type Rule = readonly [
  pattern: RegExp,
  explain: (match: RegExpExecArray) => Fault | undefined,
];

const VALUE = String.raw`"(?:(?!\n\s*\n|/>|</?[A-Za-z])[^"])*"|'(?:(?!\n\s*\n|/>|</?[A-Za-z])[^'])*'`;
const INSIDE = String.raw`(?:${VALUE}|\{[^{}\n]*(?:\{[^{}\n]*\}[^{}\n]*)*\}|[^<>"'{}\n]|\n(?!\s*\n))*`;
const NAME = String.raw`(?<!\\)<(/?)([A-Za-z][\w:.-]*)`;

/** A whole tag: its slash, if it closes another, its name, and what else is in it. */
export const TAG = new RegExp(`${NAME}(${INSIDE})>`, 'g');

/** An attribute however its value is marked: in straight or curly quotation marks, in braces, or not at all. */
const ATTRIBUTE =
  /([A-Za-z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["'`]?([^"'`{}]*?)["'`]?\s*\}|[“”„‘’]([^“”„‘’"'<>\n]*)[“”‘’"']?|([^\s"'“”„‘’{}<>/]+))/g;

/** What to write instead of the elements of HTML. */
const INSTEAD_OF_HTML: Readonly<Record<string, string>> = {
  a: 'Write a link as [its words](its address).',
  'b strong': 'Put two stars around the **important words** instead.',
  'i em': 'Put one star around the *stressed words* instead.',
  'br p hr': 'Leave an empty line between paragraphs instead.',
  'h1 h2 h3 h4 h5 h6':
    'Write ## and a space in front of the heading instead; the largest is the field "heading".',
  'ul ol li': 'Start each entry with "- " or "1. " instead.',
  img: 'Write <Picture image="folder/name" alt="what it shows" /> instead.',
  'table tr td th': 'Write a table with | between its cells instead.',
  details: 'Write <Question title="…">, the answer and </Question> instead.',
  button: 'Write a link as [its words](its address), or <BookLink>words</BookLink>.',
};

/** From what is no whole tag to what is wrong inside of one. */
export const TAG_RULES: readonly Rule[] = [
  [new RegExp(`${NAME}(?!${INSIDE}>)[^<>\\n]*>?`, 'g'), explainBroken],
  [
    /^.*(?:<[a-z][^>\n]*\s(?:style|class|className|dir|lang|role|align|face|bgcolor|data-[\w-]+)\s*=|<\/?(?:font|meta|link|center|[a-z]\w*:\w+)\b|<[!?]).*$/gm,
    ([line]) => ({
      message: 'The look of this text was pasted with it, from Word, Google Docs or a web page.',
      remedy: 'Delete every <…> on the line and keep the words, or paste again with Ctrl+Shift+V.',
      instead: line.replaceAll(/<(?:[!?]|\/?[a-z])[^<>]*>?/g, ''),
    }),
  ],
  [TAG, explainName],
  [TAG, explainMarks],
  [TAG, explainAttributes],
];

function explainBroken([written, slash = '', name = '']: RegExpExecArray): Fault {
  const rules = componentRules(name);
  const whole = `<${slash}${name}${slash || rules?.words ? '>' : ' />'}`;
  return {
    message: `The tag <${slash}${name}> has no end, or a quotation mark is missing in it.`,
    remedy: rules
      ? `Write it like ${whole}, with straight quotation marks " around each value.`
      : 'Write "less than" if you mean that, or delete the tag.',
    instead: rules ? whole : written.slice(1),
  };
}

function explainName([written, , name = '', inside = '']: RegExpExecArray): Fault | undefined {
  if (componentRules(name) !== undefined) return undefined;
  const [, html] =
    Object.entries(INSTEAD_OF_HTML).find(([names]) =>
      names.split(' ').includes(name.toLowerCase()),
    ) ?? [];
  const near = html === undefined ? ownTag(name, inside) : undefined;
  const message = `There is no tag <${name}>.`;
  if (near !== undefined)
    return {message, remedy: `Did you mean <${near}>?`, instead: written.replace(name, near)};
  if (/^[A-Z]/.test(name))
    return {message, remedy: 'Delete it, or write one that another page has.'};
  return {
    message: `The tag <${name}> is HTML, which does not work here.`,
    remedy: html ?? 'Delete the tags and keep the words.',
  };
}

/** The tag of ours that was meant. Short names in small letters are compared strictly: <sup> is not <Phone>. */
function ownTag(name: string, inside: string): string | undefined {
  const same = COMPONENT_NAMES.find((component) => component.toLowerCase() === name.toLowerCase());
  const isMeant = /^[A-Z]/.test(name) || inside.includes('=') || name.length > 5;
  return same ?? (isMeant ? closestMatch(name, COMPONENT_NAMES) : undefined);
}

function explainMarks([written, slash, name = '', inside = '']: RegExpExecArray):
  | Fault
  | undefined {
  if (
    slash ||
    new RegExp(String.raw`^(?:\s+[A-Za-z_][\w-]*(?:=(?:${VALUE}))?)*\s*/?$`).test(inside)
  )
    return undefined;
  const attributes = [...inside.matchAll(ATTRIBUTE)].map(
    ([, attribute = '', ...values]) =>
      ` ${attribute}="${(values.find((value) => value !== undefined) ?? '').replaceAll('"', '')}"`,
  );
  const whole = `<${name}${attributes.join('')}${/\/\s*$/.test(inside) ? ' />' : '>'}`;
  const isCertain = /^[\s/]*(?:\{\.{3}\w+\})?[\s/]*$/.test(inside.replaceAll(ATTRIBUTE, ''));
  return {
    message: `The tag ${written} is not written as it should be.`,
    remedy: isCertain
      ? `Write ${whole} instead.`
      : 'Put each value between straight quotation marks ", with none inside it.',
    instead: whole,
  };
}

function explainAttributes([written, , tag = '', inside = '']: RegExpExecArray): Fault | undefined {
  const present = [...inside.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/[A-Za-z_][\w-]*/g)].map(
    String,
  );
  const name = present.find((attribute) => attributeRule(tag, attribute) === undefined);
  if (name === undefined) return undefined;
  const known = attributeNames(tag);
  const near = closestMatch(
    name,
    known.filter((attribute) => !present.includes(attribute)),
  );
  const others =
    known.length > 0 ? `Delete it, or use one of ${known.join(', ')}.` : `Delete ${name}="…".`;
  return {
    message: `The tag <${tag}> has no "${name}".`,
    remedy: near ? `Did you mean ${near}?` : others,
    instead: near
      ? written.replace(name, near)
      : written.replace(new RegExp(`\\s${name}(?:=(?:${VALUE}))?`), ''),
  };
}

/** Tags that are opened and never closed, or closed and not open; what is open inside another closes with it. */
export function pairing(text: string): Rule {
  const open: RegExpExecArray[] = [];
  const alone = new Set<number>();
  for (const tag of text.matchAll(TAG)) {
    const [, slash, name, inside = ''] = tag;
    const at = slash ? open.map((other) => other[2]).lastIndexOf(name) : -1;
    if (!slash && !inside.endsWith('/')) open.push(tag);
    else if (slash && at === -1) alone.add(tag.index);
    else if (slash)
      open
        .splice(at)
        .slice(1)
        .forEach(({index}) => alone.add(index));
  }
  open.forEach(({index}) => alone.add(index));
  return [
    TAG,
    ({0: written, 1: slash, 2: name = '', index}) => {
      if (!alone.has(index)) return undefined;
      if (slash)
        return {
          message: `The tag </${name}> closes a <${name}> that is not open.`,
          remedy: `Delete it, or add <${name}> before the words that belong to it.`,
        };
      const whole = written.replace(/\s*>$/, ' />');
      return componentRules(name)?.words === undefined
        ? {
            message: `The tag <${name}> does not close itself.`,
            remedy: `Write ${whole} instead.`,
            instead: whole,
          }
        : {
            message: `The tag <${name}> is opened here and never closed.`,
            remedy: `Add </${name}> on a line of its own after the words that belong to it.`,
          };
    },
  ];
}
