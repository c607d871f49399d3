import bundle from '../rules.json';
import type {Check} from '@dental/content';
import {groupBy} from '@dental/practice';
import {phrases} from './engine/grammar';
import {knowPractice} from './engine/practiceWords';
import {sentencesOf} from './engine/sentences';

/** What has to stand, by the ends of the names of the files in which it does. */
const REQUIRED = Object.entries(bundle.mustSay).flatMap(([pages, sentences]) =>
  Object.entries(sentences).map(([says, phrase]) => ({
    ...{says, isSaid: phrases(phrase).isIn},
    file: new RegExp(String.raw`/(?:${pages.replaceAll(', ', '|')})(?:(?:/index)?\.mdx)?$`),
  })),
);

/** A right by law, or a warning without which somebody is harmed, is not lost from its page: `rules/must-say.yml`. */
export const checkMustSay: Check = (content) => {
  knowPractice(content);
  return [...groupBy(sentencesOf(content), ({file}) => file)].flatMap(([file, sentences]) =>
    REQUIRED.filter((required) => required.file.test(file) && !sentences.some(({text}) => required.isSaid(text))).map(
      ({says}) => ({
        ...{file, line: 1, quote: says, severity: 'warning' as const, finding: 'must-say/missing'},
        message: `Nothing here says any more: "${says}"`,
        remedy: 'Say it in this sense, or ask whoever answers for the page.',
      }),
    ),
  );
};
