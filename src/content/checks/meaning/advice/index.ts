import type {Content} from '../../../content';
import {candidates as nearIn, type Phrases} from '../../../../../packages/prose/src';
import {memoizeTexts} from '../../../memoize';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {isDenied, isForbidden, isQuestion} from '../context';
import {inSayings, type Saying} from '../sayings';
import {brokenRules} from '../wordRule';
import type {BadAdvice} from './badAdvice';
import {doses} from './doses';
import {harms} from './harms';
import {BY_A_DENTIST} from './rule';
import {TOPICS} from './topics';

/** No page gives advice by which somebody is harmed. A dentist confirms what only sounds like it. Of a line the gravest is said. */
export const checkAdvice: Check = (content: Content) => {
  const told = brokenRules(content, RULES);
  const errors = told.filter(({severity}) => severity !== 'warning');
  const aboutMedicines = told.filter(({finding, severity}) => severity === 'warning' && finding !== 'advice/harmful');
  return [aboutMedicines, harmfulAdvice(content), told].reduce(
    (said, more) => [...said, ...more.filter(isNotSaidIn(said))],
    errors,
  );
};

const isNotSaidIn =
  (others: readonly Problem[]) =>
  ({file, line}: Problem): boolean =>
    !others.some((other) => other.file === file && other.line === line);

const RULES = {rules: [...doses, ...harms]};

const harmfulAdvice = inSayings((saying) => {
  const found = saying.voice === 'page' || saying.voice === 'facts' ? harmfulIn(saying) : undefined;
  return found
    ? [
        {
          ...{at: found.at, quote: found.quote, severity: 'warning', finding: 'advice/harmful'},
          what: `"${found.quote}" can harm whoever follows it: ${found.why}.`,
          fix: BY_A_DENTIST,
        },
      ]
    : [];
});

/** What is advised in a sentence, whatever its page is about. */
const advisedIn = memoizeTexts((text): readonly (BadAdvice & {at: number; quote: string})[] => {
  if (isQuestion(text)) return [];
  const near = nearIn(text);
  return TOPICS.flatMap((topic) => {
    const [match] = near.has(topic.advice) ? topic.advice.find(text) : [];
    if (!match || says(topic.unless, text)) return [];
    if ((topic.isDenial ? isForbidden : isDenied)(text, match.index)) return [];
    return [{...topic, at: match.index, quote: match.text}];
  });
});

const says = (words: Phrases | undefined, text: string): boolean => words !== undefined && words.find(text).length > 0;

function harmfulIn({text, passage, file, field}: Saying): {at: number; quote: string; why: string} | undefined {
  // A title or a description stands for the whole page, and advises nothing.
  if (field !== undefined && /^(?:title|heading|navTitle|cardTitle)$/.test(field)) return undefined;
  return advisedIn(text).find(({about}) => about === undefined || says(about, passage) || says(about, file));
}
