import type {Check, Message} from '@dental/content';

/** Words that say nothing by themselves, as a screen reader reads a list of links. */
const SAY_NOTHING = new Set([
  ...['here', 'over here', 'right here', 'see here', 'go here', 'more here', 'this', 'it', 'more', 'read on'],
  ...['link', 'this link', 'page', 'this page', 'site', 'this site', 'website', 'this website', 'button', 'click'],
  ...['read more', 'learn more', 'see more', 'show more', 'view more', 'find out more', 'read', 'see', 'view'],
  ...['info', 'information', 'more info', 'more information', 'details', 'more details', 'see details', 'view details'],
]);

/** Tags that are links. */
const LINKS = ['BookLink', 'FormsLink', 'OfficeLink'];

/** A link says where it leads. */
export const checkLinkWords: Check = ({documents}) =>
  documents.flatMap(({file, body}) => {
    const tags = body.components.filter(({name, hasWords}) => LINKS.includes(name) && hasWords);
    return [...body.links, ...tags.map(({words, line}) => ({text: words, line}))].flatMap(({text, line}) => {
      const message = explain(text.trim());
      return message ? [{file, line, ...message}] : [];
    });
  });

function explain(text: string): Message | undefined {
  if (text === '') return {what: 'This link has no words.', fix: 'Write where it leads between [ and ].'};
  if (/^(https?:\/\/|www\.)\S+$/i.test(text)) {
    return {
      what: `The address ${text} is in the text as it is.`,
      fix: `Write a link that says where it leads: [words](${text.replace(/^(http:\/\/)?(?!https:)/i, 'https://')}).`,
    };
  }
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!SAY_NOTHING.has(plain) && !/\b(click|tap|press) here\b/.test(plain)) return undefined;
  return {
    what: `The link "${text}" does not say where it leads.`,
    fix: 'Name the page in its words, as in [our working hours](/contact-us#working-hours).',
  };
}
