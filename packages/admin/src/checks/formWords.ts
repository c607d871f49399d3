import type {Problem} from '@dental/content';
import {getBlockLabel} from '../body/blockLabels';
import {describeFactsFile} from '../collections/facts';
import {humanizeName} from '../collections/fields';
import type {Choice} from '../settings';

/** The names that staff see in the forms for what files contain. */
export interface FormNames {
  /** Returns the label of a field, by its path; undefined if the form hides it. */
  getLabel(this: void, field: string): string | undefined;
  /** The same for a field of another form. */
  getOtherLabel(this: void, field: string): string | undefined;
  /** Describes a page or record by its file, or a page by its URL; any other URL stays. */
  describeFile(this: void, file: string): string;
  /** The facts that a text can show, by their tags, such as `<Phone />`. */
  tags: readonly Choice[];
}

/** Ways on GitHub or in a file, each with the form's way. */
const FORM_WAYS: readonly [RegExp, string][] = [
  // The dictionary of the practice has no form: a suggestion can stay.
  [/add it to \S+\/words\.txt/, 'leave it'],
  [/Upload it there, or/, 'Ask the person who manages the website to upload it, or'],
  [/upload the file to static and link to that/, 'add the document (button "Document…")'],
  [/in \w+\.es on the line below it/, 'in the field below'],
  [/Add its Spanish in \S+\.yml, as .*/, 'Ask the person who manages the website for the Spanish.'],
  [
    /Change the Spanish, too, in \S+\.yml/,
    'Ask the person who manages the website to change the Spanish, too',
  ],
  [/ \(line \d+\)/g, ''],
  [/run npm run translated \S+\w/, 'press "The Spanish is up to date"'],
  [/(?:in|to) the pull request/, 'on the approval page'],
  [
    /Rename the file to \S+ on GitHub \(the editor can't\)/,
    'Set the name back and press "Change the name everywhere"',
  ],
  [
    /Rename it to \S+\.mdx, with the initials/,
    'Delete this review, then add it again with the initials',
  ],
  [
    /Rename it after the treatment, such as \S+\.mdx/,
    'Delete this case, then add it again with the treatment as its heading',
  ],
  [/link to a page for the rest, such as link: \S+\w/, 'choose a page with the rest under "Link"'],
  [/add a field such as link: \S+\w/, 'choose it under "Link"'],
  [
    /Change it to closed, and set from and until to/,
    'Change it to "We are closed", and set "From" and "Until" to',
  ],
  [/such as phone: (?=\()/, 'such as '],
  [/"\w+" is plain text, so a tag doesn't work there/, 'this field is plain text'],
  [/Change #+ to ##(?!#)/, 'Change it with the button "Heading"'],
  [/Change #+ to ###+/, 'Change it with the button "Smaller heading"'],
  [/Start the line with "- " instead, .* list/, 'Delete it, then press the button "List"'],
  [/Delete the tag, the text about it, and its import[^.]+/, 'Delete it and the text about it'],
];

/** A file with facts, or one that no form can change. */
const FACTS_FILE = /`?(?:[\w-]+\/)*([\w-]+)\.yml`?|as static\/[\w/.-]+\w/g;

const CONTENT_FILE = /\bpages-content\/[\w/.-]+\.mdx/g;
const PAGE_URL = /(?<=[\s("])(\/[a-z][\w/-]*\w)(?:#[\w-]+)?/g;
const MEDIA_FOLDERS = /\bstatic\/(?:img|videos)\/(?:[\w-]+\/)*/g;

/** A field name in code, such as `navTitle` or `links.booking`. */
const FIELD_NAME = /\b(?:[a-z]+[A-Z]\w+|links\.\w+|(?<=the field ")\w+)\b/g;

/** The start of a new line for a field, such as `name: "C.L."`. */
const FIELD_VALUE = /(?<=Change it to )[a-z]\w*: /;

/** A message about a tag itself. The text is then shown as it's written, so tags stay. */
const ABOUT_TAG = /tag <|can't contain <|text in </i;

const TAG = /<([A-Z]\w*)[^<>]*\/?>/g;
const EXAMPLE_LINK = /(?:a link that describes the page: )?\[words\]\([^)]+\)/g;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;
const HEADING = /## (\S[^.]*)/g;
const BOLD = /\*\*([^*]+)\*\*/g;

/** Returns a problem in the words of the forms: without code, and names of fields and files. */
export function describeInForm({field, message, remedy}: Problem, names: FormNames): string {
  const intro = field === undefined ? message : removeFieldIntro(message);
  let way = remedy.replace(FIELD_VALUE, '');
  for (const [onGitHub, inForm] of FORM_WAYS) way = way.replace(onGitHub, inForm);
  const sentences = ABOUT_TAG.test(message)
    ? `${intro} ${way}`
    : replaceTags(`${intro} ${replaceMarkup(way)}`, names.tags);
  return sentences
    .replaceAll(FACTS_FILE, (_, name?: string) => describeFactsFile(name))
    .replaceAll(CONTENT_FILE, (file) => `"${names.describeFile(file)}"`)
    .replaceAll(MEDIA_FOLDERS, '')
    .replaceAll(PAGE_URL, (url, path: string) => {
      const page = names.describeFile(path);
      return page === path ? url : `“${page}”`;
    })
    .replaceAll(/`(\w+):`/g, (_, name: string) => `"${humanizeName(name)}"`)
    .replaceAll(FIELD_NAME, (name) => findLabel(name, names));
}

function findLabel(field: string, {getLabel, getOtherLabel}: FormNames): string {
  return getLabel(field) ?? getOtherLabel(field) ?? field;
}

/** Replaces tags with the facts and blocks that staff add. */
function replaceTags(sentences: string, tags: readonly Choice[]): string {
  return sentences.replaceAll(TAG, (tag, name: string) => {
    const fact = tags.find(({value}) => value === tag.replace(/\s*\/>$/, ' />'));
    return fact
      ? `the fact "${fact.label}" (button "Fact…")`
      : `the block "${getBlockLabel(name)}"`;
  });
}

/** Replaces Markdown with the buttons that write it. */
function replaceMarkup(remedy: string): string {
  return remedy
    .replaceAll(EXAMPLE_LINK, 'a link (button "Link…")')
    .replaceAll(LINK, '$1')
    .replaceAll(HEADING, 'the heading "$1" (button "Heading")')
    .replaceAll(BOLD, 'bold $1 (button "Bold")');
}

/**
 * Changes `The field "x" is …` and `In the field "x", this is …` to `This is …`. The form shows the
 * field's label next to the message.
 */
function removeFieldIntro(message: string): string {
  return message
    .replace(/^The field "[^"]+" (?=is\b)/, 'This ')
    .replace(/^In the field "[^"]+", (\w)/, (_, letter: string) => letter.toUpperCase());
}
