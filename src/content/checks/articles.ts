import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {replaceOnce} from '../fix/suggest';
import {memoizeTexts} from '../memoize';
import type {Problem} from '../problem';
import {isSpanish} from '../spelling/wordsIn';
import type {Check} from './check';
import {inSayings} from './meaning/sayings';

/** "An" stands before a vowel that is heard and "a" before all else, as retext knows: "an X-ray", "a one-hour visit". */
export const checkArticles: Check = (content) => wrongArticlesOf(content);

const wrongArticlesOf = inSayings((saying, content) =>
  (saying.voice === 'patient' ? [] : wrongArticlesIn(saying.text)).map(({at, written, right}): Problem => {
    const line = saying.lineAt(at);
    const suggestion = replaceOnce(content, saying.file, line, written, right);
    return {
      file: saying.file,
      line,
      field: saying.field,
      severity: 'warning',
      what: `"${written}" is not how it is said.`,
      fix: `Write "${right}".`,
      finding: 'words/article',
      quote: written,
      ...(suggestion && {suggestion}),
    };
  }),
);

const reader = unified().use(retextEnglish);
const proofreader = unified().use(retextIndefiniteArticle).freeze();

/** Without a wrong article in sight a sentence is not taken apart, which would take a tenth of the check's time. */
const SUSPECT = /(?<![\p{L}\d'-])(?:[Aa]n [^aeioAEIO\s]|[Aa] (?:[aeiouhAEIOUH8]|1[18]|\p{Lu}{2}|\p{Lu}-))/u;

const wrongArticlesIn = memoizeTexts((text) => {
  if (!SUSPECT.test(text) || isSpanish(text)) return [];
  const file = new VFile(text);
  proofreader.runSync(reader.parse(file), file);
  return file.messages.flatMap(({place, actual, expected}) => {
    const at = place && 'start' in place ? place.start.offset : undefined;
    if (at === undefined || !actual || !expected?.[0]) return [];
    const [written = ''] = /^\S+\s+\S*[\p{L}\d]/u.exec(text.slice(at)) ?? [];
    return [{at, written, right: `${expected[0]}${written.slice(actual.length)}`}];
  });
});
