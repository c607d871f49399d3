import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {type Check, isSpanish, memoizeTexts} from '@dental/content';
import {type Found, inSentences} from '@dental/prose';

/** "An" stands before a vowel that is heard and "a" before all else, as retext knows: "an X-ray", "a one-hour visit". */
export const checkArticles: Check = (content) => wrongArticlesOf(content);

const wrongArticlesOf = inSentences(({voice, text}) => (voice === 'patient' ? [] : wrongArticlesIn(text)));

const reader = unified().use(retextEnglish);
const proofreader = unified().use(retextIndefiniteArticle).freeze();

/** Without a wrong article in sight a sentence is not taken apart, which would take a tenth of the check's time. */
const SUSPECT = /(?<![\p{L}\d'-])(?:[Aa]n [^aeioAEIO\s]|[Aa] (?:[aeiouhAEIOUH8]|1[18]|\p{Lu}{2}|\p{Lu}-))/u;

const wrongArticlesIn = memoizeTexts((text): Found[] => {
  if (!SUSPECT.test(text) || isSpanish(text)) return [];
  const file = new VFile(text);
  proofreader.runSync(reader.parse(file), file);
  return file.messages.flatMap(({place, actual, expected}) => {
    const at = place && 'start' in place ? place.start.offset : undefined;
    if (at === undefined || !actual || !expected?.[0]) return [];
    const [quote = ''] = /^\S+\s+\S*[\p{L}\d]/u.exec(text.slice(at)) ?? [];
    const by = `${expected[0]}${quote.slice(actual.length)}`;
    const message = `"${quote}" is not how it is said.`;
    const finding = {severity: 'warning', finding: 'words/article'} as const;
    return [{at, quote, by, ...finding, message, remedy: `Write "${by}".`}];
  });
});
