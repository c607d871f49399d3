import {scanTags} from '../../body/tags';
import {COMPONENT_NAMES, componentRules} from '../../tagRules';
import {closestMatch} from '../../closestMatch';
import type {TextMistake} from './textMistake';

const KEEP_WORDS = 'Delete the tags and keep the words.';

/** What to write instead of the elements of HTML. */
const INSTEAD: Record<string, string> = {
  a: 'Write a link as [its words](its address).',
  b: 'Put two stars around the **important words** instead.',
  strong: 'Put two stars around the **important words** instead.',
  i: 'Put one star around the *stressed words* instead.',
  em: 'Put one star around the *stressed words* instead.',
  br: 'Leave an empty line to start a new paragraph instead.',
  p: 'Leave an empty line between paragraphs instead.',
  hr: 'Delete it; a heading divides a page better.',
  h1: 'Delete it; the large heading is the field "heading".',
  ul: 'Start each entry with "- " instead.',
  ol: 'Start each entry with "1. " instead.',
  li: 'Start the entry with "- " instead.',
  img: 'Write <Picture image="folder/name" alt="what it shows" /> instead.',
  table: 'Write a table with | between its cells instead.',
  details: 'Write <Question title="…">, the answer and </Question> instead.',
  video: 'Add the film to _practice/videos.yml and write <VideoEmbed id="…" /> instead.',
  form: 'Write <FormPlace form="contact" /> instead.',
  button: 'Write a link as [its words](its address), or <BookLink>words</BookLink>.',
};

/** HTML, which pages are not written in; and our own tags with a small first letter. */
export const htmlTags: TextMistake = (text) =>
  scanTags(text).flatMap(({name, attributes, start, end}) => {
    if (!/^[a-z]/.test(name)) return [];
    const own =
      INSTEAD[name] || /^h\d$/.test(name) ? undefined : ownTag(name, attributes.length > 0 || name.length > 5);
    if (own !== undefined) {
      return [
        {
          start,
          end,
          what: `There is no tag <${name}>.`,
          fix: `Did you mean <${own}>?`,
          instead: text.slice(start, end).replace(name, own),
        },
      ];
    }
    const heading = /^h([2-6])$/.exec(name)?.[1];
    return [
      {
        start,
        end,
        what: `The tag <${name}> is HTML, which does not work here.`,
        fix: heading
          ? `Write ${'#'.repeat(Number(heading))} and a space in front of the heading instead.`
          : (INSTEAD[name] ?? KEEP_WORDS),
      },
    ];
  });

/** Short names are compared strictly: <sup> is not <Phone>. */
function ownTag(name: string, isLong: boolean): string | undefined {
  const same = COMPONENT_NAMES.find((component) => component.toLowerCase() === name.toLowerCase());
  return same ?? (isLong && componentRules(name) === undefined ? closestMatch(name, COMPONENT_NAMES) : undefined);
}
