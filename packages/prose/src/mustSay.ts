import {type Check, memoizeTexts, MUST_SAY_FILE, readYaml, validate} from '@dental/content';
import {groupBy} from '@dental/practice';
import {phrases} from './engine/grammar';
import {knowPractice} from './engine/practiceWords';
import {mustSayFile} from './engine/schema';
import {type Sentence, sentencesOf} from './engine/sentences';

interface Required {
  says: string;
  isIn: (sentences: readonly Sentence[], text: string) => boolean;
}

/** What the practice wants to stand, by the ends of the names of the files in which it does, and what is wrong in its file. */
const readMustSay = memoizeTexts((text) => {
  const {value = [], problems} = validate(MUST_SAY_FILE, readYaml(MUST_SAY_FILE, text), mustSayFile);
  const required = value.flatMap(({on, says, words, quotes = []}) => {
    const file = new RegExp(String.raw`(?:^|/)(?:${on.join('|')})(?:(?:/index)?\.mdx)?$`);
    const said = says !== undefined && words !== undefined ? [isSaid(says, words)] : [];
    return [...said, ...quotes.map(isQuoted)].map((one) => ({...one, file}));
  });
  return {required, problems};
});

function isSaid(says: string, words: string): Required {
  const {isIn} = phrases(words);
  return {says, isIn: (sentences) => sentences.some(({text}) => isIn(text))};
}

const isQuoted = (fact: string): Required => ({
  says: `<Fact name="${fact}" />`,
  isIn: (_, text) => text.includes(`name="${fact}"`),
});

/** A right by law, or a warning without which somebody is harmed, is not lost from its page: `_practice/must-say.yml`. */
export const checkMustSay: Check = (content) => {
  if (!content.files.has(MUST_SAY_FILE)) return [];
  knowPractice(content);
  const {required, problems} = readMustSay(content.textOf(MUST_SAY_FILE));
  const missing = [...groupBy(sentencesOf(content), ({file}) => file)].flatMap(([file, sentences]) =>
    required
      .filter((one) => one.file.test(file) && !one.isIn(sentences, content.textOf(file)))
      .map(({says}) => ({
        ...{file, line: 1, quote: says, severity: 'warning' as const, finding: 'must-say/missing'},
        message: `Nothing here says any more: "${says}"`,
        remedy: 'Say it in this sense, or ask whoever answers for the page.',
      })),
  );
  return [...problems, ...missing];
};
