import {
  type Check,
  memoize,
  memoizeTexts,
  MUST_SAY_FILE,
  readYaml,
  validate,
} from '@dental/content';
import {type Engine, engineOf} from './engine/engine';
import {mustSayFile} from './engine/schema';
import {sentencesByFile} from './engine/sentences';
import type {Sentence} from './engine/types';

interface Required {
  on: readonly string[];
  says: string;
  isIn: (sentences: readonly Sentence[], text: string) => boolean;
}

/** What the practice wants to stand, and what is wrong in its file. */
const readMustSay = memoize(({phrases}: Engine) =>
  memoizeTexts((text) => {
    const {value = [], problems} = validate(
      MUST_SAY_FILE,
      readYaml(MUST_SAY_FILE, text),
      mustSayFile,
    );
    const required = value.flatMap(({on, says, words, quotes = []}): Required[] => {
      const facts = quotes.map((fact): Required => ({
        ...{on, says: `<Fact name="${fact}" />`},
        isIn: (_, page) => page.includes(`name="${fact}"`),
      }));
      if (says === undefined || words === undefined) return facts;
      const {isIn} = phrases(words);
      return [
        ...facts,
        {on, says, isIn: (sentences) => sentences.some((sentence) => isIn(sentence.text))},
      ];
    });
    return {required, problems};
  }),
);

/** A right by law, or a warning without which somebody is harmed, is not lost from its page: `_practice/must-say.yml`. */
export const checkMustSay: Check = (content) => {
  if (!content.files.has(MUST_SAY_FILE)) return [];
  const {required, problems} = readMustSay(engineOf(content))(content.textOf(MUST_SAY_FILE));
  const missing = [...sentencesByFile(content)].flatMap(([file, sentences]) => {
    const names = [file, file.replace(/\.mdx$/, ''), file.replace(/\/index\.mdx$/, '')];
    const isOn = (end: string) => names.some((name) => name === end || name.endsWith(`/${end}`));
    return required
      .filter(({on, isIn}) => on.some(isOn) && !isIn(sentences, content.textOf(file)))
      .map(({says}) => ({
        ...{file, line: 1, quote: says, severity: 'warning' as const, finding: 'must-say/missing'},
        message: `Nothing here says any more: "${says}"`,
        remedy: 'Say it in this sense, or ask whoever answers for the page.',
      }));
  });
  return [...problems, ...missing];
};
