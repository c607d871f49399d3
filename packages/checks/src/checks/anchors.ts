import Slugger from 'github-slugger';
import {decodePath, getLanguage, truncateList, resolveAddress} from '@dental/practice';
import {
  type Check,
  getAttributeRule,
  findClosestMatch,
  findClosestPath,
  getComponentRules,
  type Content,
  CONTENT_FOLDER,
  describeDeadLink,
  type Document,
  memoize,
  type Message,
  type PracticeFacts,
  type Problem,
} from '@dental/content';
import {compilePhrases} from '@dental/prose';
import {
  checkEachEntry,
  checkEachLink,
  type Finding,
  reportFacts,
  reportLine,
  type Verdict,
} from '../each';
import {getAddressBook} from './addresses';

/** A link with # points to a heading or block that exists. */
export const checkAnchors = checkEachLink(({url}, content, {path}) =>
  judgeAnchor(url, content, path),
);

/** @param path the page with the link */
export function judgeAnchor(url: string, content: Content, path = ''): Message | undefined {
  const [, target = '', anchor = ''] = /^(\/[^?#]*)?(?:\?[^#]*)?#(.*)$/.exec(url) ?? [];
  const anchors = anchor === '' ? undefined : findAnchors(content, target || path);
  if (!anchors || anchors.includes(decodePath(anchor) ?? anchor)) return undefined;
  const isThisPage = target === '' || target === path;
  return reportMissing(anchor, isThisPage ? 'this page' : target, anchors);
}

/** The pages that parts of every page link to, such as the 404 page. */
const REQUIRED_PAGES = {
  '/contact-us': 'contact-us.mdx',
  '/our-dentist': 'our-dentist/index.mdx',
  '/services': 'services/index.mdx',
};

/** No practice can do without a page that the site itself links to. */
export const checkRequiredPages: Check = ({allDocuments, documents}) =>
  Object.entries(REQUIRED_PAGES).flatMap(([path, name]) =>
    (allDocuments ?? documents).some((document) => document.path === path)
      ? []
      : reportLine(`${CONTENT_FOLDER}/index.mdx`, 1, {
          message: `Other pages link to ${path}, and that page is missing.`,
          remedy: `Add ${CONTENT_FOLDER}/${name}.`,
        }),
  );

/** The tags that link to a block: its page and anchor, and what to do without it. */
const LINKS_OF_TAGS: Record<string, Record<'path' | 'anchor' | 'remedy', string>> = {
  Hero: {path: '/', anchor: 'services', remedy: 'Add id="services" to <ServiceGrid>.'},
  OfficeLink: {
    path: '/contact-us',
    anchor: 'office',
    remedy: 'Add <OfficeSection /> there, or delete the link.',
  },
};

/** Each tag that links to a block finds it. Spanish pages link to pages instead. */
export const checkLinksOfTags: Check = (content) =>
  content.documents.flatMap(({file, path, body}) =>
    body.components.flatMap(({name, line}) => {
      const link = getLanguage(path ?? '') === 'es' ? undefined : LINKS_OF_TAGS[name];
      if (!link || findAnchors(content, link.path)?.includes(link.anchor) !== false) return [];
      return reportLine(file, line, {
        message: `<${name}> links to #${link.anchor} on ${link.path}, which is missing there.`,
        remedy: link.remedy,
      });
    }),
  );

/** The line at the top of every page links offers to the banner of the home page. */
export const checkPromotionBanner: Check = (content) => {
  if (!content.promotions?.promotions.length) return [];
  if (findAnchors(content, '/')?.includes('promotions') !== false) return [];
  return reportFacts(content, 'promotions', ['promotions'], {
    message: 'Offers link to the banner of the home page, which has none.',
    remedy: `Add <PromotionBanner> to ${CONTENT_FOLDER}/index.mdx, or write promotions: [].`,
  });
};

/**
 * Each search entry opens a page that exists; an old URL is fine. A section whose heading
 * changed is only a warning, because the search still opens the top of its page.
 */
export const checkSearchWords: Check = (content) =>
  mergeDeadLinks(
    content,
    'searchWords',
    content.searchWords?.length ?? 0,
    checkPagesOfWords(content),
  );

const checkPagesOfWords = checkEachEntry('searchWords', ({page}, content): Finding | undefined => {
  const book = getAddressBook(content);
  const [path = '', anchor] = page.split('#');
  const target = resolveAddress(book, path);
  const anchors = findAnchors(content, target.kind === 'redirect' ? target.to : path);
  if (!anchors) {
    const nearest = findClosestPath(path, [...book.pages]);
    const remedy = nearest
      ? `Did you mean ${nearest}?`
      : 'Correct the address, or delete the entry.';
    return {field: 'page', ...describeDeadLink(page, remedy)};
  }
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return {field: 'page', severity: 'warning', ...reportMissing(anchor, path, anchors)};
});

/** A file with this many broken links, in a third of its entries, is another practice's. */
const MIN_DEAD_LINKS = 5;
const DEAD_SHARE = 1 / 3;

const MAX_LINES = 12;

/** Merges the broken links of a file in `_practice` if they are a large share of its entries. */
export function mergeDeadLinks(
  content: Content,
  name: keyof PracticeFacts,
  entryCount: number,
  problems: Problem[],
): Problem[] {
  const dead = problems.filter(({code}) => code === 'dead-link');
  if (dead.length < MIN_DEAD_LINKS || dead.length < entryCount * DEAD_SHARE) return problems;
  const lines = dead.map(({line}) => String(line));
  return [
    ...problems.filter(({code}) => code !== 'dead-link'),
    ...reportFacts(content, name, [], {
      code: 'dead-link',
      message: `${dead.length} of ${entryCount} entries link to pages that don't exist.`,
      remedy:
        "Delete the file if it is another practice's. " +
        `Or correct lines ${truncateList(lines, MAX_LINES)}.`,
    }),
  ];
}

/** Searches of people with an emergency. */
const URGENT = compilePhrases(
  [
    'swollen|swelling',
    'bleeding|bleed',
    'abscess|pus',
    'knocked_out',
    'emergenc*|urgent',
    'broken_jaw|broken_tooth',
    'trouble_breathing',
    'fever',
    'severe_pain|toothache',
  ].join('|'),
);

/** Pages that say what to do, or whom to call. */
const HELP = /urgent|emergenc|911|^\/services\/|^\/contact-us$/i;

/** Searches of people with an emergency open a page that helps them. */
export const checkUrgentSearches = checkEachEntry(
  'searchWords',
  ({page, words}, content): Verdict => {
    const path = page.replace(/#.*/, '');
    if (HELP.test(path) || !content.pages.some((one) => one.path === path)) return [];
    return words.flatMap((word, index): Finding | [] => {
      if (!URGENT.isIn(word)) return [];
      return {
        field: `words.${index}`,
        severity: 'warning',
        message: `People who search for "${word}" need help, but they get ${page}.`,
        remedy: 'Move the word to a page that says what to do, such as /contact-us.',
        finding: 'facts/urgent-search',
        quote: word,
      };
    });
  },
);

const MAX_LISTED_ANCHORS = 6;

function reportMissing(anchor: string, page: string, anchors: readonly string[]): Message {
  const nearest = findClosestMatch(anchor, anchors);
  const headings = truncateList(
    anchors.map((one) => `#${one}`),
    MAX_LISTED_ANCHORS,
  );
  const otherwise =
    anchors.length === 0
      ? `Remove #${anchor}: the page has no headings.`
      : `Remove #${anchor}, or change it to a heading of the page: ${headings}.`;
  return {
    message: `There is no heading called #${anchor} on ${page}.`,
    remedy: nearest ? `Did you mean #${nearest}?` : otherwise,
  };
}

/** The anchors of the page at a path; undefined if there is no such page. */
function findAnchors(
  {allDocuments, documents: own}: Content,
  path: string,
): readonly string[] | undefined {
  const documents = allDocuments ?? own;
  const document = documents.find((candidate) => candidate.path === path);
  return document && listAnchors(document);
}

/** The ids on the built page: slugs of the headings, and the ids of blocks that have one. */
const listAnchors = memoize(({body}: Document): readonly string[] => {
  const slugger = new Slugger();
  const ofHeadings = body.headings.map(({text}) => slugger.slug(text));
  const ofBlocks = body.components.flatMap(({name, attributes}) => {
    const fixed = getComponentRules(name)?.anchor?.split(' ') ?? [];
    const fromAttributes = Object.entries(attributes)
      .filter(([attribute]) => getAttributeRule(name, attribute)?.use === 'anchor')
      .map(([, value]) => value);
    return [...fixed, ...fromAttributes];
  });
  return [...ofHeadings, ...ofBlocks];
});
