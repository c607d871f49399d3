import {
  type Check,
  type Content,
  createTranslator,
  describeSpanishPlace,
  type EnglishSentence,
  findOutdated,
  findPageAt,
  hasSpanishField,
  isOtherLanguage,
  isShownInSpanish,
  joinPatterns,
  type Document,
  type FieldPath,
  memoize,
  type Message,
  NUMBER_WORDS,
  type Page,
  applyTypography,
  type PracticeFacts,
  type Problem,
  SPANISH_RECORDS,
  SPANISH_WORDS_FILE,
  TAG_PLACEHOLDER,
  walkFields,
} from '@dental/content';
import {hasRequiredStatement} from '@dental/prose';
import {
  cutAtWord,
  getLanguage,
  SPANISH_HOME,
  toEnglishPath,
  toSpanishPath,
  URGENT_HELP_PATH,
} from '@dental/practice';
import {reportFacts, reportFields, reportLine} from '../each';

const NAMES = {en: 'English', es: 'Spanish'};

/** A page with fewer words may be a list of names. */
const MIN_WORDS_OF_PAGE = 20;

/** A shorter paragraph may be a quotation. */
const MIN_WORDS_OF_PARAGRAPH = 16;

/** A short paragraph that names its language invites those who speak it. */
const INVITATION = /^(?=.*\bespañol\b).{0,200}$/isu;

/** The words of each page are in its language. */
export const checkLanguage: Check = ({allDocuments, documents}) =>
  (allDocuments ?? documents).flatMap(findOtherLanguage);

const findOtherLanguage = memoize(
  ({file, kind, path = '/', body}: Document): readonly Problem[] => {
    if (kind === 'review') return [];
    const language = getLanguage(path);
    const name = NAMES[language];
    const remedy =
      language === 'en'
        ? `Write it in English. Spanish pages are in the folder pages-content${SPANISH_HOME}.`
        : `Write it in Spanish, or move the file out of the folder pages-content${SPANISH_HOME}.`;
    const words = body.passages.map(({text}) => text.replaceAll(TAG_PLACEHOLDER, ' '));
    if (isOtherLanguage(words.join(' '), language, MIN_WORDS_OF_PAGE))
      return reportLine(file, 1, {
        finding: 'language/page',
        message: `The words of this page aren't in ${name}.`,
        remedy,
      });
    return body.passages.flatMap(({getLine}, index) => {
      const paragraph = words[index] ?? '';
      if (!isOtherLanguage(paragraph, language, MIN_WORDS_OF_PARAGRAPH)) return [];
      if (INVITATION.test(paragraph)) return [];
      return reportLine(file, getLine(0), {
        finding: 'language/paragraph',
        message: `This paragraph isn't in ${name}, which is the language of the page.`,
        remedy,
      });
    });
  },
);

/** Each Spanish page names the English page that it translates. */
export const checkTranslationOf: Check = ({site, pages, ...content}) =>
  (site?.pages ?? pages).flatMap((page) => {
    const {file, path, translationOf} = page;
    if (getLanguage(path) === 'en') {
      if (translationOf === undefined) return [];
      return reportFields(content, file, ['translationOf'], {
        message: 'Only a page in another language is a translation.',
        remedy: `Delete the line, or move the file to pages-content${SPANISH_HOME}.`,
      });
    }
    const english = toEnglishPath(path);
    const isThere = (site?.pages ?? pages).some((one) => one.path === english);
    if (translationOf === english && isThere) return [];
    return reportFields(content, file, ['translationOf'], {
      message: isThere
        ? `This page is at the address of a translation of ${english}.`
        : `There is no English page ${english} that this page could translate.`,
      remedy: isThere
        ? `Change it to translationOf: ${english}`
        : 'Move the file to the place of its English page, such as es/costs.mdx for costs.mdx.',
    });
  });

/** The number of changed sentences that a message quotes. */
const MAX_QUOTES = 3;

/** Quotes the first sentences or blocks with their lines, and counts the others. */
function quoteSentences(sentences: readonly EnglishSentence[]): string {
  const quotes = sentences.slice(0, MAX_QUOTES).map(({text, block, line}) => {
    const quote = block === undefined ? `"${text.replaceAll(TAG_PLACEHOLDER, '…')}"` : text;
    return `${quote} (line ${line})`;
  });
  const rest = sentences.length - quotes.length;
  return [...quotes, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/**
 * Each Spanish page is as new as its English page. It is an error if first aid or a required
 * statement has other words or a different place.
 */
export const checkOutdated: Check = (content) =>
  (content.site?.pages ?? []).flatMap((page) => {
    const outdated = findOutdated(content.site!, page);
    if (!outdated) return [];
    const {english, changed, moved, removed} = outdated;
    const isUrgent =
      english.path === URGENT_HELP_PATH ||
      hasRequiredStatement(
        content,
        english.file,
        [...changed, ...moved].map(({text}) => text),
      );
    const sentences = changed.filter(({block}) => block === undefined);
    const blocks = changed.filter(({block}) => block !== undefined);
    const steps = [
      ...(sentences.length > 0 ? [`Translate ${quoteSentences(sentences)}.`] : []),
      ...(blocks.length > 0 ? [`Compare ${quoteSentences(blocks)} with this page.`] : []),
      ...(moved.length > 0 ? [`Use the English order: ${quoteSentences(moved)}.`] : []),
      ...(removed > 0 ? [`Deleted or changed: ${removed}.`] : []),
      `Then run npm run translated ${page.path}.`,
    ];
    return reportFields(content, page.file, ['englishDigest'], {
      ...(!isUrgent && {severity: 'warning'}),
      finding: 'language/outdated',
      message: `The English page (${english.path}) has changed since this translation.`,
      remedy: steps.join(' '),
    });
  });

/** Each text of our records that Spanish pages show has a translation, and each one is used. */
export const checkSpanishWords: Check = (content) => {
  const {spanish, site} = content;
  if (!spanish || !site) return [];
  const words = Object.fromEntries(
    Object.entries(spanish.words).map((entry) => entry.map(applyTypography)),
  ) as Record<string, string>;
  const translate = createTranslator(words);
  const listed = SPANISH_RECORDS.flatMap((name) =>
    walkFields(content[name]).flatMap(({at, value}) =>
      typeof value === 'string' && isShownInSpanish(name, at) ? [{name, at, value}] : [],
    ),
  );
  const missing = listed.flatMap(({name, at, value}) =>
    translate(applyTypography(value)) === applyTypography(value) && /\p{L}/u.test(value)
      ? reportFacts(content, name, at, explainMissing(name, at, value))
      : [],
  );
  return [...findDifferences(content, words), ...missing];
};

/** Reports texts whose Spanish has a different meaning than their English. */
function findDifferences(content: Content, words: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(words).flatMap(([english, spanish]) => {
    const message = describeDifference(english, spanish);
    if (message === undefined) return [];
    return reportFields(content, SPANISH_WORDS_FILE, ['words', english], {
      severity: 'warning',
      finding: 'language/words',
      quote: spanish,
      message,
      remedy: `Compare it with the English: "${english}"`,
    });
  });
}

/** A longer text is cut in messages. */
const MAX_TEXT_LENGTH = 60;

const SPANISH_DAYS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábados?',
  'domingos?',
  'entre semana',
];

/** Statements that a translation keeps, with the words for them in both languages. */
const KEPT = [
  {
    says: 'says "not" or "no"',
    en: /\b(?:not|no|never|none|nobody|nothing|without|cannot|neither)\b|n['’]t\b/i,
    es: /(?<!\p{L})(?:no|nunca|nadie|ning[uú]n\p{L}*|nada|sin|ni|tampoco|jamás)(?!\p{L})/iu,
  },
  {
    says: 'names days of the week',
    en: /(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekdays?\b/i,
    es: new RegExp(String.raw`(?<!\p{L})${joinPatterns(SPANISH_DAYS)}(?!\p{L})`, 'iu'),
  },
];

/** Describes the statement that only one of an English text and its Spanish makes. */
function describeDifference(english: string, spanish: string): string | undefined {
  const lost = KEPT.find(({en, es}) => en.test(english) !== es.test(spanish));
  if (!lost) return undefined;
  const [one, other] = lost.en.test(english) ? ['English', 'Spanish'] : ['Spanish', 'English'];
  return `The ${one} ${lost.says}, and the ${other} doesn't.`;
}

function explainMissing(name: keyof PracticeFacts, at: FieldPath, value: string) {
  // The whole text, because it's the key in the list of words.
  const line = hasSpanishField(name, at) ? '.' : `, as ${JSON.stringify(value)}: …`;
  return {
    // The claims in whole sentences are first aid.
    ...(!(name === 'claims' && value.endsWith('.')) && {severity: 'warning' as const}),
    finding: 'language/words',
    message: `Spanish pages show this text in English: "${cutAtWord(value, MAX_TEXT_LENGTH)}".`,
    remedy: `Add its Spanish ${describeSpanishPlace(name, at)}${line}`,
  };
}

/** The targets of our own links on a page, as English paths, and how many links open each. */
function countTargets({body}: Document): ReadonlyMap<string, number> {
  const paths = body.links
    .map(({url}) => url.replace(/[?#].*$/, ''))
    .filter((path) => path.startsWith('/'))
    .map((path) => (getLanguage(path) === 'es' ? toEnglishPath(path) : path));
  return new Map(paths.map((path) => [path, paths.filter((one) => one === path).length]));
}

interface Translation {
  spanish: Document;
  english: Document;
}

/** The Spanish pages, each with its English page. */
const listTranslations = ({allDocuments = []}: Content): Translation[] =>
  allDocuments.flatMap((spanish) => {
    const {path = '/'} = spanish;
    const english = allDocuments.find(
      (one) => getLanguage(path) === 'es' && one.path === toEnglishPath(path),
    );
    return english ? [{spanish, english}] : [];
  });

/** A Spanish page opens the pages that its English page does. */
export const checkTargetsOfTranslations: Check = (content) =>
  listTranslations(content).flatMap(({spanish, english}) => {
    const message = findOtherTarget(spanish, english, content.allDocuments ?? []);
    if (!message) return [];
    return reportFields(content, spanish.file, ['translationOf'], {
      severity: 'warning',
      finding: 'language/targets',
      ...message,
    });
  });

const FIGURE = /\$?\d[\d,.:]*\d|\$?\d/g;

const NUMBER_WORD = new RegExp(String.raw`\b${joinPatterns(NUMBER_WORDS)}\b`, 'gi');

const toDigits = (text: string): string =>
  text.replaceAll(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())));

const readFigures = (text: string): string[] => text.match(FIGURE) ?? [];

/** The figures that the passages of a page type. */
const listFigures = ({body}: Document, read = (text: string) => text): string[] =>
  body.passages.flatMap(({text}) => readFigures(read(text)));

/**
 * A Spanish page types the figures of its English page, where some are in words. Reports a figure
 * that only the Spanish page has, if it lacks another one: the first may be a typo for the second.
 */
export const checkFiguresOfTranslations: Check = (content) =>
  listTranslations(content).flatMap(({spanish, english}) => {
    const here = listFigures(spanish);
    const there = listFigures(english, toDigits);
    const missing = listFigures(english).filter((figure) => !here.includes(figure));
    return spanish.body.passages.flatMap(({text, getLine}) => {
      const finding = findOtherFigure(readFigures(text), there, missing);
      if (!finding) return [];
      return reportLine(spanish.file, getLine(text.indexOf(finding.quote)), finding);
    });
  });

/** The fields of a page that search engines show. */
const HEAD_FIELDS = ['title', 'description'] as const;

/** The title and the description have the figures of the English ones, such as 911. */
export const checkFiguresOfHeads: Check = ({site, pages: ownPages, ...content}) => {
  const pages = site?.pages ?? ownPages;
  return pages.flatMap((page) => {
    const english = page.translationOf && findPageAt({pages}, page.translationOf);
    if (!english) return [];
    return HEAD_FIELDS.flatMap((field) => {
      const here = readFigures(page[field]);
      const there = readFigures(toDigits(english[field]));
      const missing = readFigures(english[field]).filter((figure) => !here.includes(figure));
      const finding = findOtherFigure(here, there, missing);
      return finding ? reportFields(content, page.file, [field], finding) : [];
    });
  });
};

/** The first figure that replaces one of the English text. */
function findOtherFigure(
  here: readonly string[],
  there: readonly string[],
  missing: readonly string[],
) {
  const extra = here.find((figure) => !there.includes(figure));
  const other = missing.find((figure) => figure.startsWith('$') === extra?.startsWith('$'));
  if (extra === undefined || other === undefined) return undefined;
  return {
    severity: 'warning' as const,
    finding: 'language/figures',
    quote: extra,
    message: `The English page doesn't contain ${extra}, and this page lacks its ${other}.`,
    remedy: 'Compare the two pages, and correct the one with the mistake.',
  };
}

/** A link that opens a different page than in English: one page has one more, another has none. */
function findOtherTarget(
  spanish: Document,
  english: Document,
  all: readonly Document[],
): Message | undefined {
  const here = countTargets(spanish);
  const there = countTargets(english);
  const extra = [...here.keys()].find((path) => here.get(path)! > (there.get(path) ?? 0));
  const missing = [...there.keys()].find(
    (path) => !here.has(path) && all.some((page) => page.path === toSpanishPath(path)),
  );
  if (extra === undefined || missing === undefined) return undefined;
  return {
    message: `No link opens ${toSpanishPath(missing)}, as on the English page.`,
    remedy: `Check the links to ${toSpanishPath(extra)}: one of them may be wrong.`,
  };
}

/** Unsigned translations are samples, and production refuses those. */
function isUnsignedTranslation({translationOf, translated}: Page): boolean {
  return translationOf !== undefined && translated === undefined;
}

/** A translation without its translator's signature says that it is a sample. */
export const checkTranslated: Check = (content) =>
  (content.site?.pages ?? []).flatMap((page) =>
    isUnsignedTranslation(page) && page.sample !== true
      ? reportFields(content, page.file, ['sample'], {
          message: 'No qualified translator has signed this page (45 CFR 92.201(c)(3)).',
          remedy: 'Add translated: with by: and on:, or add sample: true until then.',
        })
      : [],
  );
