import bundle from '../rules.json';
import type {Check} from '@dental/content';
import {groupBy} from '@dental/practice';
import {phrases} from './engine/grammar';
import {knowPractice} from './engine/practiceWords';
import {type Sentence, sentencesOf} from './engine/sentences';

interface Required {
  says: string;
  isIn: (sentences: readonly Sentence[], text: string) => boolean;
}

/** What has to stand, by the ends of the names of the files in which it does. */
const REQUIRED = Object.entries(bundle.mustSay).flatMap(([pages, required]) => {
  const file = new RegExp(String.raw`(?:^|/)(?:${pages.replaceAll(', ', '|')})(?:(?:/index)?\.mdx)?$`);
  const all = Object.entries(required).flatMap(([says, by]) => (says === 'quotes' ? quotes(by) : [said(says, by)]));
  return all.map((one) => ({...one, file}));
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

/** A right by law, or a warning without which somebody is harmed, is not lost from its page: `rules/must-say.yml`. */
export const checkMustSay: Check = (content) => {
  knowPractice(content);
  return [...groupBy(sentencesOf(content), ({file}) => file)].flatMap(([file, sentences]) =>
    REQUIRED.filter((one) => one.file.test(file) && !one.isIn(sentences, content.textOf(file))).map(({says}) => ({
      ...{file, line: 1, quote: says, severity: 'warning' as const, finding: 'must-say/missing'},
      message: `Nothing here says any more: "${says}"`,
      remedy: 'Say it in this sense, or ask whoever answers for the page.',
    })),
  );
};
