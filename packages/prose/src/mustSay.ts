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
  const {value = {}, problems} = validate(MUST_SAY_FILE, readYaml(MUST_SAY_FILE, text), mustSayFile);
  const required = Object.entries(value).flatMap(([pages, all]) => {
    const file = new RegExp(String.raw`(?:^|/)(?:${pages.replaceAll(', ', '|')})(?:(?:/index)?\.mdx)?$`);
    const each = Object.entries(all).flatMap(([says, by]) => (says === 'It quotes' ? quotes(by) : [said(says, by)]));
    return each.map((one) => ({...one, file}));
  });
  return {required, problems};
});

function said(says: string, phrase: string): Required {
  const {isIn} = phrases(phrase);
  return {says, isIn: (sentences) => sentences.some(({text}) => isIn(text))};
}

/** Facts that a page quotes: a figure that is typed in the place of one may be another. */
function quotes(names: string): Required[] {
  return names
    .split(' ')
    .map((name) => ({says: `<Fact name="${name}" />`, isIn: (_, text) => text.includes(`name="${name}"`)}));
}

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
