import Slugger from 'github-slugger';
import {decode, resolveAddress} from '@dental/practice';
import {
  attributeRule,
  closestMatch,
  componentRules,
  type Content,
  deadLink,
  type Document,
  memoize,
  type Message,
} from '@dental/content';
import {phrases} from '@dental/prose';
import {eachEntry, eachLink, type Finding} from '../each';
import {contentAddresses} from './addresses';

/** A link to a place on a page, with #, leads to a heading or block that is there. */
export const checkAnchors = eachLink(({url}, content, {path = ''}) => {
  const [, target = '', anchor = ''] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.*)$/.exec(url) ?? [];
  const known = anchor === '' ? undefined : anchorsAt(content, target || path);
  if (!known || known.includes(decode(anchor) ?? anchor)) return undefined;
  return noAnchor(anchor, target === '' || target === path ? 'this page' : target, known);
});

/**
 * What people type into the search leads to a page; its old address will do. A section that has another heading now is a
 * warning: the words lead to the top of its page meanwhile.
 */
export const checkSearchWords = eachEntry('searchWords', ({page}, content): Finding | undefined => {
  const book = contentAddresses(content);
  const [path = '', anchor] = page.split('#');
  const target = resolveAddress(book, path);
  const anchors = anchorsAt(content, target.kind === 'redirect' ? target.to : path);
  if (!anchors) {
    const near = closestMatch(path, [...book.pages]);
    const remedy = near ? `Did you mean ${near}?` : 'Correct the address, or delete the entry.';
    return {field: 'page', ...deadLink(page, remedy)};
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return {field: 'page', severity: 'warning', ...noAnchor(anchor, path, anchors)};
});

/** What people with an emergency type. */
const URGENT = phrases(
  'swollen|swelling|bleeding|bleed|abscess|knocked_out|emergenc*|urgent|broken_jaw|trouble_breathing|fever|pus|severe_pain|broken_tooth|toothache',
);

/** Pages that say what to do, or whom to call. */
const HELP = /urgent|emergenc|911|^\/services\/|^\/contact-us$/i;

/** What people with an emergency type into the search leads them to help. */
export const checkUrgentSearches = eachEntry(
  'searchWords',
  ({page, words}, content): readonly Finding[] => {
    const path = page.replace(/#.*/, '');
    if (HELP.test(path) || !content.pages.some((one) => one.path === path)) return [];
    return words.flatMap((word, index): Finding | [] => {
      if (!URGENT.isIn(word)) return [];
      const message = `Whoever types "${word}" needs help, and is sent to ${page}.`;
      const remedy = 'Move the word to the page that says what to do.';
      return {
        field: `words.${index}`,
        severity: 'warning',
        message,
        remedy,
        finding: 'facts/urgent-search',
        quote: word,
      };
    });
  },
);

function noAnchor(anchor: string, page: string, known: readonly string[]): Message {
  const near = closestMatch(anchor, known);
  const otherwise = `Take out #${anchor}, or correct it to the words of a heading, such as #our-hours.`;
  return {
    message: `There is no place called #${anchor} on ${page}.`,
    remedy: near ? `Did you mean #${near}?` : otherwise,
  };
}

/** The places of the page at a path; undefined if there is no such page. */
function anchorsAt({documents}: Content, path: string): readonly string[] | undefined {
  const document = documents.find((candidate) => candidate.path === path);
  return document && anchorsOf(document);
}

/** The places of a page, as the site names them: headings by their words, and blocks that have a name. */
const anchorsOf = memoize(({body}: Document): readonly string[] => {
  const slugger = new Slugger();
  const ofBlocks = body.components.flatMap(({name, attributes}) => [
    ...(componentRules(name)?.anchor?.split(' ') ?? []),
    ...Object.entries(attributes).flatMap(([attribute, value]) =>
      attributeRule(name, attribute)?.use === 'anchor' ? [value] : [],
    ),
  ]);
  return [...body.headings.map(({text}) => slugger.slug(text)), ...ofBlocks];
});
