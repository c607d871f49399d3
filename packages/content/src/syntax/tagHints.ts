import {scanTags, type WrittenAttribute, type WrittenTag} from '../body/tags';
import {closestMatch} from '../closestMatch';
import {attributeNames, attributeRule, COMPONENT_NAMES, componentRules} from '../tagRules';
import type {Found, TextHint} from './takeOut';

/** What to write instead of the elements of HTML. */
const INSTEAD_OF_HTML: Readonly<Record<string, string>> = {
  a: 'Write a link as [its words](its address).',
  'b strong': 'Put two stars around the **important words** instead.',
  'i em': 'Put one star around the *stressed words* instead.',
  br: 'Leave an empty line to start a new paragraph instead.',
  p: 'Leave an empty line between paragraphs instead.',
  hr: 'Delete it; a heading divides a page better.',
  h1: 'Delete it; the large heading is the field "heading".',
  ...Object.fromEntries(
    [2, 3, 4, 5, 6].map((depth) => [
      `h${depth}`,
      `Write ${'#'.repeat(depth)} and a space in front of the heading instead.`,
    ]),
  ),
  'ul li': 'Start each entry with "- " instead.',
  ol: 'Start each entry with "1. " instead.',
  img: 'Write <Picture image="folder/name" alt="what it shows" /> instead.',
  table: 'Write a table with | between its cells instead.',
  details: 'Write <Question title="…">, the answer and </Question> instead.',
  video: 'Add the film to _practice/videos.yml and write <VideoEmbed id="…" /> instead.',
  form: 'Write <PatientForm form="contact" /> instead.',
  button: 'Write a link as [its words](its address), or <BookLink>words</BookLink>.',
};

const KNOWN_HTML = Object.keys(INSTEAD_OF_HTML).flatMap((names) => names.split(' '));

/** Hints on single tags, from those that take whole parts of the text with them to those on an attribute's marks. */
export const tagHints: readonly TextHint[] = [
  {
    finds: elements('script'),
    what: 'A script cannot be in a page.',
    fix: 'Delete it; ask whoever looks after the code if a service should be added.',
    example: '<script>alert(1)</script>',
  },
  {
    finds: elements('style'),
    what: 'Style rules cannot be in a page.',
    fix: 'Delete everything from <style> to </style>.',
    example: '<style>p { color: red }</style>',
  },
  {
    finds: elements('iframe'),
    what: 'A frame from another website cannot be in a page.',
    fix: 'Delete it; for a video, add it to _practice/videos.yml and write <VideoEmbed id="…" />.',
    example: '<iframe src="https://example.com"></iframe>',
  },
  {
    finds: (text) =>
      [...text.matchAll(/(?<!\\)<([A-Z]\w*)((?:\s[^<>]*?)?)\s*\/\s+>/g)].map(
        ({0: written, 1: name = '', 2: rest = '', index}) => ({
          start: index,
          end: index + written.length,
          words: {written, whole: `<${name}${rest.trimEnd()} />`},
          instead: `<${name}${rest.trimEnd()}/>`.padEnd(written.length - 1),
        }),
      ),
    what: 'The end of the tag {written} is torn apart.',
    fix: 'Write {whole} instead of it.',
    example: 'Call <Phone/ > now.',
  },
  {
    finds: tags(({fault, name}, written) =>
      fault === 'no-mark'
        ? {words: {name}, instead: withMark(written) ?? (written.endsWith('/>') ? `<${name} />` : `<${name}>`)}
        : undefined,
    ),
    what: 'In the tag <{name}>, a quotation mark is opened and not closed.',
    fix: 'Put straight quotation marks " around each value.',
    example: '<VideoEmbed id="office-tour />',
  },
  {
    finds: tags(({fault, name, kind}, written) => {
      if (fault !== 'no-end') return undefined;
      const rules = componentRules(name);
      const ending = kind === 'close' || rules?.words ? '>' : '/>';
      return {
        words: {name: kind === 'close' ? `/${name}` : name, ending},
        remedy: rules ? 'ours' : 'other',
        instead: rules
          ? `${written.replace(/\/\s.*$/, '').trimEnd()} ${ending}`.replace(' >', '>')
          : ` ${written.slice(1)}`,
      };
    }),
    what: 'The tag <{name}> has no end.',
    either: {
      ours: {fix: 'Close it with {ending}.', example: 'Call <Phone'},
      other: {fix: 'Write "less than" if you mean that, or close the tag with >.', example: 'Plaque <two days old'},
    },
  },
  {
    finds: attributes((_, {name}) => (/^on[a-z]+$/i.test(name) ? {words: {name}} : undefined)),
    what: 'A tag cannot have the instruction "{name}".',
    fix: 'Delete it, from {name} to the second quotation mark.',
    example: '<Phone onclick="go()" />',
  },
  {
    finds: pasted,
    what: 'The look of this text was pasted with it, from Word, Google Docs or a web page.',
    fix: 'Delete every <…> on the line and keep the words, or paste again with Ctrl+Shift+V.',
    example: '<span style="color: red">Words</span>',
  },
  ...Object.entries(INSTEAD_OF_HTML).map(([names, fix]) =>
    htmlHint((name) => names.split(' ').includes(name), fix, names.split(' ')[0]),
  ),
  {
    finds: tags((tag, written): Partial<Found> | undefined => {
      if (componentRules(tag.name) !== undefined) return undefined;
      const meant = /^[a-z]/.test(tag.name) ? ownTag(tag) : closestMatch(tag.name, COMPONENT_NAMES);
      if (meant === undefined && /^[a-z]/.test(tag.name)) return undefined;
      if (meant === undefined) return {remedy: 'none', words: {name: tag.name}};
      return {remedy: 'near', words: {name: tag.name, meant}, instead: written.replace(tag.name, meant)};
    }),
    what: 'There is no tag <{name}>.',
    either: {
      near: {fix: 'Did you mean <{meant}>?', example: 'Call <Fone />'},
      none: {fix: 'Delete it, or write one that another page has.', example: '<MarqueeOfOffers />'},
    },
  },
  htmlHint((name) => /^[a-z]/.test(name), 'Delete the tags and keep the words.', 'sup'),
  {
    finds: attributes((tag, {name}, written) => {
      if (componentRules(tag.name) === undefined || name === '' || attributeRule(tag.name, name)) return undefined;
      const known = attributeNames(tag.name);
      const present = tag.attributes.map((other) => other.name);
      const meant = closestMatch(
        name,
        known.filter((attribute) => !present.includes(attribute)),
      );
      const words = {tag: tag.name, name, known: known.join(', '), meant: meant ?? ''};
      if (meant) return {words, remedy: 'near', instead: written.replace(name, meant)};
      if (/^(style|class|className|color|align)$/.test(name)) return {words, remedy: 'look'};
      return {words, remedy: known.length > 0 ? 'known' : 'none'};
    }),
    what: 'The tag <{tag}> has no "{name}".',
    either: {
      near: {fix: 'Did you mean {meant}?', example: '<VideoEmbed idd="office-tour" />'},
      look: {fix: 'Delete {name}="…"; how things look is the same on all pages.', example: '<Phone color="red" />'},
      known: {fix: 'Delete it, or use one of {known}.', example: '<Picture image="a" alt="b" width="10" />'},
      none: {fix: 'Delete {name}="…".', example: '<Phone width="10" />'},
    },
  },
  {
    finds: attributes(({name: tag}, {name, marks}) => (marks === '{' && name === '' ? {words: {tag}} : undefined)),
    what: 'The tag <{tag}> has something in braces.',
    fix: 'Delete the part from { to }.',
    example: '<Phone {...props} />',
  },
  {
    finds: attributes((_, {name, value = '', marks}) => {
      const how = {'{': 'in braces', '“': 'between curly quotation marks', none: 'without quotation marks'};
      if (marks === '"' || marks === "'" || (marks === 'none' && value === '')) return undefined;
      const plain = value.replaceAll(/^["'`]|["'`]$/g, '').replaceAll('"', '');
      return {words: {name, plain, how: how[marks]}, instead: `${name}="${plain}"`};
    }),
    what: 'The value of "{name}" is {how}.',
    fix: 'Write {name}="{plain}" with straight quotation marks.',
    example: '<VideoEmbed id={office-tour} />',
  },
];

/** Hints on tags that are opened and not closed, or the other way round; everything else is in order by then. */
export const unpairedTagHints: readonly TextHint[] = [
  {
    finds: unpaired('close', ({name}) => ({
      words: {name},
      remedy: componentRules(name)?.words === undefined ? 'alone' : 'around',
    })),
    what: 'The tag </{name}> closes a <{name}> that is not open.',
    either: {
      alone: {fix: 'Take it out.', example: 'Call us.</Phone>'},
      around: {
        fix: 'Add <{name}> before the words that belong to it, or delete it.',
        example: 'An answer\n\n</Question>',
      },
    },
  },
  {
    finds: unpaired('open', ({name}, written) =>
      componentRules(name)?.words === undefined
        ? {words: {whole: written.replace(/\s*>$/, ' />'), name}, instead: written.replace(/\s*>$/, '/>')}
        : undefined,
    ),
    what: 'The tag <{name}> holds no words and does not close itself.',
    fix: 'Write {whole} instead.',
    example: 'Call <Phone> now.',
  },
  {
    finds: unpaired('open', ({name}) => ({words: {name}})),
    what: 'The tag <{name}> is opened here and never closed.',
    fix: 'Add </{name}> on a line of its own after the words that belong to it.',
    example: '<Question title="Does it hurt?">\n\nNo.',
  },
];

/** A hint on elements of HTML, which pages are not written in. */
function htmlHint(isMeant: (name: string) => boolean, fix: string, element = ''): TextHint {
  return {
    finds: tags(({name}) => (isMeant(name) ? {words: {name}} : undefined)),
    what: 'The tag <{name}> is HTML, which does not work here.',
    fix,
    example: `<${element}>words</${element}>`,
  };
}

type About<Part extends unknown[]> = (...part: Part) => Partial<Found> | undefined;

/** Tags, whole or not, of which `explain` has something to say. */
function tags(explain: About<[WrittenTag, string]>): (text: string) => Found[] {
  return (text) => scanTags(text).flatMap((tag) => place(tag, explain(tag, text.slice(tag.start, tag.end))));
}

/** The same for the attributes of tags. */
function attributes(explain: About<[WrittenTag, WrittenAttribute, string]>): (text: string) => Found[] {
  return (text) =>
    scanTags(text).flatMap((tag) =>
      tag.attributes.flatMap((attribute) =>
        place(attribute, explain(tag, attribute, text.slice(attribute.start, attribute.end))),
      ),
    );
}

function place({start, end}: {start: number; end: number}, found: Partial<Found> | undefined): Found[] {
  return found ? [{start, end, ...found}] : [];
}

/** Elements of HTML with all that is in them. */
function elements(element: string): (text: string) => Found[] {
  return (text) =>
    scanTags(text).flatMap(({name, kind, start, end}) => {
      if (name.toLowerCase() !== element) return [];
      const close = kind === 'open' ? new RegExp(`</${name}\\s*>`, 'i').exec(text.slice(end)) : null;
      return [{start, end: close ? end + close.index + close[0].length : end}];
    });
}

/** The tags on lines with marks of Word and Google Docs: their own tags, and those that say how something looks. */
function pasted(text: string): Found[] {
  const foreign = scanTags(text).filter(({name}) => componentRules(name) === undefined);
  const lineOf = ({start}: WrittenTag) => text.lastIndexOf('\n', start);
  const lines = new Set(foreign.filter(isPasted).map(lineOf));
  return foreign
    .filter((tag) => lines.has(lineOf(tag)) && /^[a-z]|:/.test(tag.name))
    .map(({start, end}) => ({start, end}));
}

function isPasted({name, attributes: written}: WrittenTag): boolean {
  const isLook = /^(style|class|classname|dir|lang|role|data-.*|align|face|bgcolor)$/i;
  return (
    /^(font|meta|link|st1|center)$|:/i.test(name) ||
    written.some((attribute) => isLook.test(attribute.name) || /mso|docs-internal/i.test(attribute.value ?? ''))
  );
}

/** The tag of ours that was written with a small first letter. Short names are compared strictly: <sup> is not <Phone>. */
function ownTag({name, attributes: written}: WrittenTag): string | undefined {
  if (KNOWN_HTML.includes(name)) return undefined;
  const same = COMPONENT_NAMES.find((component) => component.toLowerCase() === name.toLowerCase());
  return same ?? (written.length > 0 || name.length > 5 ? closestMatch(name, COMPONENT_NAMES) : undefined);
}

/** A tag with a quotation mark at the first place that makes a whole tag of it: before another attribute, or at the end. */
function withMark(written: string): string | undefined {
  return [...written.matchAll(/\s+[A-Za-z]+=|\s*\/?>?$/g)]
    .map(({index}) => `${written.slice(0, index)}"${written.slice(index) || '>'}`)
    .find((candidate) => scanTags(candidate)[0]?.fault === undefined);
}

/** Tags that are opened and never closed, or closed and not open; tags that are open inside another close with it. */
function unpaired(kind: 'open' | 'close', explain: About<[WrittenTag, string]>): (text: string) => Found[] {
  return (text) => {
    const open: WrittenTag[] = [];
    const found = {open: [] as WrittenTag[], close: [] as WrittenTag[]};
    for (const tag of scanTags(text)) {
      if (tag.kind === 'open') open.push(tag);
      if (tag.kind !== 'close') continue;
      const at = open.map(({name}) => name).lastIndexOf(tag.name);
      if (at === -1) found.close.push(tag);
      else found.open.push(...open.splice(at).slice(1));
    }
    found.open.push(...open);
    return found[kind].flatMap((tag) => place(tag, explain(tag, text.slice(tag.start, tag.end))));
  };
}
