import {type Check, type Content, memoize, type Message, walkFields} from '@dental/content';
import {eachLink, eachTag, type Finding, inFacts} from '../each';

/** Words that say nothing by themselves, as a screen reader reads a list of links. */
const SAY_NOTHING = new Set([
  ...[
    'here',
    'over here',
    'right here',
    'see here',
    'go here',
    'more here',
    'this',
    'it',
    'more',
    'read on',
  ],
  ...[
    'link',
    'this link',
    'page',
    'this page',
    'site',
    'this site',
    'website',
    'this website',
    'button',
    'click',
  ],
  ...[
    'read more',
    'learn more',
    'see more',
    'show more',
    'view more',
    'find out more',
    'read',
    'see',
    'view',
  ],
  ...[
    'info',
    'information',
    'more info',
    'more information',
    'details',
    'more details',
    'see details',
    'view details',
  ],
]);

/** Tags that are links. */
const LINKS = ['BookLink', 'FormsLink', 'OfficeLink'];

const ofLinks = eachLink(({text}) => wrongWords(text.trim()));
const ofTags = eachTag(({name, hasWords, words}) =>
  LINKS.includes(name) && hasWords ? wrongWords(words.trim()) : undefined,
);

/** A link says where it leads. */
export const checkLinkWords: Check = (content) => [...ofLinks(content), ...ofTags(content)];

function wrongWords(text: string): Message | undefined {
  if (text === '')
    return {message: 'This link has no words.', remedy: 'Write where it leads between [ and ].'};
  if (/^(https?:\/\/|www\.)\S+$/i.test(text)) {
    const remedy = `Write a link that says where it leads: [words](${text.replace(/^(http:\/\/)?(?!https:)/i, 'https://')}).`;
    return {message: `The address ${text} is in the text as it is.`, remedy};
  }
  if (!SAY_NOTHING.has(plain(text)) && !/\b(click|tap|press) here\b/.test(plain(text)))
    return undefined;
  const remedy =
    'Name the page in its words, as in [our working hours](/contact-us#working-hours).';
  return {message: `The link "${text}" does not say where it leads.`, remedy};
}

/**
 * A link whose words are the name of one of our pages leads to that page: "privacy policy" to the privacy policy. A name
 * that several pages have says nothing.
 */
export const checkLinkedNames = eachLink(({url, text}, content) => {
  const meant = pagesByName(content).get(keyOf(text));
  const [path = ''] = url.split(/[?#]/);
  if (
    !meant ||
    !path.startsWith('/') ||
    (path.startsWith('/smile-gallery') && meant.path.startsWith('/services')) ||
    meant.redirectFrom?.includes(path)
  )
    return undefined;
  if (`${meant.path}/`.startsWith(`${path}/`)) return undefined;
  return leadsElsewhere(`The link "${text}"`, path, meant.path, url);
});

/** An entry of a menu that is called as a page leads to it. */
export const checkMenuLabels: Check = (content) => {
  const entries = walkFields(content.menus);
  const values = new Map(entries.map(({at, value}) => [at.join('.'), value]));
  return entries.flatMap(({at, value: label}) => {
    if (at.at(-1) !== 'label') return [];
    const page = values.get([...at.slice(0, -1), 'page'].join('.'));
    const meant = pagesByName(content).get(keyOf(String(label).replace(/ \(.*/, '')));
    if (!meant || typeof page !== 'string' || meant.path === page) return [];
    return inFacts(
      content,
      'menus',
      at,
      leadsElsewhere(`"${String(label)}"`, page, meant.path, page),
    );
  });
};

/** What is said of a link with the name of another page. */
const leadsElsewhere = (link: string, path: string, meant: string, quote: string): Finding => ({
  severity: 'warning',
  message: `${link} leads to ${path}, and not to the page of that name.`,
  remedy: `Write ${meant} if that is meant, or other words.`,
  finding: 'links/other-page',
  quote,
});

const pagesByName = memoize(({pages}: Content): ReadonlyMap<string, Content['pages'][number]> => {
  const named = pages.flatMap((page) => {
    const cardTitle = 'cardTitle' in page ? page.cardTitle : '';
    const names = [page.heading, page.navTitle ?? '', cardTitle, 'name' in page ? page.name : ''];
    return [...new Set(names.map(keyOf))]
      .filter((key) => key !== '')
      .map((key) => [key, page] as const);
  });
  return new Map(named.filter(([key]) => named.filter(([other]) => other === key).length === 1));
});

/** `Our Privacy Policy` and `privacy policy` are the same name, and so are `Root canal treatment` and `root canals`. */
function keyOf(name: string): string {
  return plain(name)
    .replace(/^(?:(?:our|the|your|see|read|dental) )+/, '')
    .replace(/s?(?: (?:page|treatment|therapy))?s?$/, '');
}

/** The letters, digits and single spaces of a text. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
