import {
  type Check,
  type Content,
  joinPatterns,
  memoize,
  type Message,
  walkFields,
} from '@dental/content';
import {getLanguage, LANGUAGES, toSpanishPath} from '@dental/practice';
import {checkEachLink, checkEachTag, type Finding, type Link, reportFacts} from '../each';

/** Link texts that mean nothing in a screen reader's list of links, in both languages. */
const VAGUE_TEXTS = {
  en: matchWhole([
    '(?:(?:over|right|see|go|more) )?here',
    '(?:this )?(?:link|page|site|website)',
    'this|it|button|click|read|see|view|read on',
    '(?:(?:read|learn|see|show|view|find out) )?more',
    '(?:more )?info(?:rmation)?',
    '(?:(?:more|see|view) )?details',
  ]),
  es: matchWhole([
    '(?:por )?aquí',
    'est[ea]|ver|vea|leer|oprima|haga clic|siga leyendo',
    '(?:est[ea] )?(?:enlace|página|sitio)',
    '(?:(?:ver|vea|leer|lea|conozca|sepa) )?más',
    '(?:más )?información',
    '(?:(?:más|ver) )?detalles',
  ]),
};

const CLICK_HERE = {
  en: /\b(?:click|tap|press) here\b/,
  es: /\b(?:clic|oprima|presione|pulse|toque) (?:aquí|acá)/,
};

const EXAMPLES = {
  en: '[our hours](/contact-us#working-hours)',
  es: '[nuestro horario](/es/contact-us#horario)',
};

function matchWhole(texts: readonly string[]): RegExp {
  return new RegExp(`^${joinPatterns(texts)}$`);
}

/** Tags that are links. */
const LINK_TAGS = ['BookLink', 'FormsLink', 'OfficeLink'];

const checkLinkTexts = checkEachLink(({text}) => judgeLinkText(text.trim()));
const checkTagTexts = checkEachTag(({name, hasWords, words}) =>
  LINK_TAGS.includes(name) && hasWords ? judgeLinkText(words.trim()) : undefined,
);

/** The text of each link describes its target. */
export const checkLinkWords: Check = (content) => [
  ...checkLinkTexts(content),
  ...checkTagTexts(content),
];

function judgeLinkText(text: string): Message | undefined {
  if (text === '')
    return {
      message: 'This link has no text.',
      remedy: 'Add text between [ and ], as in [our hours](/contact-us#our-hours).',
    };
  if (/^(https?:\/\/|www\.)\S+$/i.test(text)) {
    const url = text.replace(/^(http:\/\/)?(?!https:)/i, 'https://');
    return {
      message: `The address ${text} is shown as text.`,
      remedy: `Change it to a link that describes the page: [words](${url}).`,
    };
  }
  const plainText = toPlainText(text);
  const language = LANGUAGES.find(
    (each) => VAGUE_TEXTS[each].test(plainText) || CLICK_HERE[each].test(plainText),
  );
  if (!language) return undefined;
  return {
    message: `The link "${text}" doesn't describe its page.`,
    remedy: `Describe the page in the link, as in ${EXAMPLES[language]}.`,
  };
}

type Page = Content['pages'][number];

/** Each link opens the page that its words name, in the language of its own page. */
export const checkLinkTargets = checkEachLink(
  (link, content, {path}) =>
    judgeLanguage(link, content, path) ?? judgeName(link, content) ?? judgeSameWords(link, content),
);

/** A Spanish page links to a Spanish page if we have it, except under words about English. */
function judgeLanguage({url, text}: Link, {allDocuments = []}: Content, here = '/') {
  const [path = ''] = url.split(/[?#]/);
  const isEnglish = path.startsWith('/') && getLanguage(path) === 'en';
  if (getLanguage(here) === 'en' || !isEnglish || /english|inglés/i.test(text)) return undefined;
  const spanish = allDocuments.find((page) => page.path === toSpanishPath(path));
  return (
    spanish && reportOtherPage(`The link "${text}"`, path, spanish.path ?? '', url, IN_ENGLISH)
  );
}

const IN_ENGLISH = 'a page in English that we have in Spanish.';

/** A link with the name of one of our pages, such as "privacy policy", opens that page. */
function judgeName({url, text}: Link, content: Content): Finding | undefined {
  const pageByName = indexPagesByName(content).get(makeNameKey(text));
  const [path = ''] = url.split(/[?#]/);
  if (!pageByName || !path.startsWith('/') || isFineFor(path, pageByName)) return undefined;
  return reportOtherPage(`The link "${text}"`, path, pageByName.path, url);
}

/** Other links with the same words that make their target the usual one. */
const MIN_SAME_LINKS = 2;

/** A link opens the page that all other links with the same words open. */
function judgeSameWords({url, text}: Link, content: Content): Finding | undefined {
  const key = makeNameKey(text);
  const target = toTarget(url);
  const all = indexLinksByWords(content).get(key) ?? [];
  const others = all.filter((one) => one !== target);
  const [usual = ''] = others;
  const isOdd = all.length - others.length === 1 && others.every((one) => one === usual);
  const page = content.pages.find(({path}) => path === usual);
  if (!isOdd || others.length < MIN_SAME_LINKS || !page || isFineFor(target, page))
    return undefined;
  return reportOtherPage(`The link "${text}"`, target, usual, url, OTHERS_OPEN);
}

const OTHERS_OPEN = 'not the page that other links with these words open.';

/** The path of one of our pages without its section, or another website's host. */
function toTarget(url: string): string {
  const [target = ''] = url.split(/[?#]/);
  return /^https?:/i.test(target) ? target.split('/').slice(0, 3).join('/') : target;
}

/** The targets of all links by the key of their words. Links to sections of a page are left out. */
const indexLinksByWords = memoize(({documents}: Content): ReadonlyMap<string, string[]> => {
  const byWords = new Map<string, string[]>();
  for (const {url, text} of documents.flatMap(({body}) => body.links)) {
    const target = toTarget(url);
    if (target === '') continue;
    const key = makeNameKey(text);
    byWords.set(key, [...(byWords.get(key) ?? []), target]);
  }
  return byWords;
});

/**
 * Returns true if a link named after a page may open a path: an old URL, a parent, or the
 * gallery.
 */
function isFineFor(path: string, {path: named, redirectFrom}: Page): boolean {
  const isGallery = path.startsWith('/smile-gallery') && named.startsWith('/services');
  const isParent = `${named}/`.startsWith(`${path}/`);
  return isGallery || isParent || redirectFrom?.includes(path) === true;
}

/** A menu entry with the name of a page opens that page. */
export const checkMenuLabels: Check = (content) => {
  const fields = walkFields(content.menus);
  const values = new Map(fields.map(({at, value}) => [at.join('.'), value]));
  return fields.flatMap(({at, value: label}) => {
    if (at.at(-1) !== 'label') return [];
    const path = values.get([...at.slice(0, -1), 'page'].join('.'));
    const pageByName = indexPagesByName(content).get(
      makeNameKey(String(label).replace(/ \(.*/, '')),
    );
    if (!pageByName || typeof path !== 'string' || pageByName.path === path) return [];
    const finding = reportOtherPage(`"${String(label)}"`, path, pageByName.path, path);
    return reportFacts(content, 'menus', at, finding);
  });
};

function reportOtherPage(
  subject: string,
  path: string,
  named: string,
  quote: string,
  why = 'not the page with that name.',
): Finding {
  return {
    severity: 'warning',
    message: `${subject} opens ${path}, ${why}`,
    remedy: `Change it to ${named} if you mean that page, or use another name.`,
    finding: 'links/other-page',
    quote,
  };
}

/** The pages by the keys of their names. A name of several pages is left out. */
const indexPagesByName = memoize(({pages}: Content): ReadonlyMap<string, Page> => {
  const entries = pages.flatMap((page) => makeNameKeys(page).map((key) => [key, page] as const));
  return new Map(
    entries.filter(([key]) => entries.filter(([other]) => other === key).length === 1),
  );
});

function makeNameKeys(page: Page): string[] {
  const cardTitle = 'cardTitle' in page ? page.cardTitle : '';
  const name = 'name' in page ? page.name : '';
  const keys = [page.heading, page.navTitle ?? '', cardTitle, name].map(makeNameKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * A key for comparing names: `Our Privacy Policy` has that of `privacy policy`, and
 * `Root canal treatment` that of `root canals`.
 */
function makeNameKey(name: string): string {
  return toPlainText(name)
    .replace(/^(?:(?:our|the|your|see|read|dental) )+/, '')
    .replace(/s?(?: (?:page|treatment|therapy))?s?$/, '');
}

/** The letters, digits, and single spaces of a text, in lower case. */
function toPlainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
