import {isNegated, isQuestion} from '../engine/context';
import type {Finder, Found} from '../facts/finder';
import {type Content, escapePattern, memoize} from '@dental/content';

const IN_NETWORK =
  /\b(?:in[- ]network|network price|participat\w+|contract(?:ed|s)?|preferred provider|part of the network)\b/i;
const TAKEN =
  /\b(?:(?:we|our office) (?:\p{L}+ )?(?:accept|take|honor|welcome|bill)|(?:is|are) (?:\p{L}+ )?(?:accepted|taken|welcome)|covers?|pays? for|bring your)\b/iu;
const OUT_OF_NETWORK =
  /\b(?:out[- ]of[- ]network|not in[- ]network|(?:do not|don't|no longer|cannot) (?:accept|take|work with)|left the network)\b/i;
const UNDECIDED = /\b(?:ask|whether|if|unless|what|questions?|some|most|many|depends|children|emergenc\w+|call)\b/i;

/** Words that many names of plans have. */
const COMMON =
  /^(?:dental|ppo|dppo|dhmo|dmo|plus|program|plans?|care|insurance|of|with|the|advantage|premier|preferred)$/i;

/** The names by which a plan is called: its own, its others, and its first word if no plan of another standing shares it. */
const namesOfPlans = memoize(({insurance}: Content) =>
  (insurance?.plans ?? []).map(({name, standing, alsoCalled = []}, _, all) => {
    const first = name.split(' ').find((word) => !COMMON.test(word)) ?? name;
    const isOwn = all.every((other) => other.standing === standing || !other.name.split(' ').includes(first));
    const short = alsoCalled.map((other) => other.split(' ').at(-1) ?? other).filter((word) => !COMMON.test(word));
    const names = [
      name,
      name.replace(' Dental', ''),
      ...alsoCalled,
      ...short,
      ...(isOwn && first.length > 3 ? [first] : []),
    ];
    return {name, standing, pattern: new RegExp(`(?<!\\p{L})(?:${names.map(escapePattern).join('|')})(?!\\p{L})`, 'u')};
  }),
);

/** A plan of which a sentence says another standing than `insurance.yml`: the first. */
export const otherStanding: Finder = ({text, voice}, content): Found[] => {
  if (!content.insurance || voice !== 'page' || isQuestion(text)) return [];
  return clausesOf(text)
    .flatMap(({clause, at}) => inClause(clause, at, content))
    .slice(0, 1);
};

/** Of two plans in one sentence each may have its own clause; what comes before the first verb belongs to it. */
function clausesOf(text: string): {clause: string; at: number}[] {
  const clauses: {clause: string; at: number}[] = [];
  let [clause, at] = ['', 0];
  for (const part of text.split(/((?:[;,]|\b)\s*(?:and|but|while|so)\b|;)/)) {
    clause += part;
    if (![IN_NETWORK, TAKEN, OUT_OF_NETWORK].some((standing) => standing.test(clause))) continue;
    clauses.push({clause, at});
    at += clause.length;
    clause = '';
  }
  return clauses;
}

function inClause(clause: string, start: number, content: Content): Found[] {
  const isOut = OUT_OF_NETWORK.test(clause);
  const match = IN_NETWORK.exec(clause) ?? TAKEN.exec(clause);
  if (UNDECIDED.test(clause) || (!isOut && (!match || isNegated(clause, match.index)))) return [];
  const right = isOut
    ? ['out-of-network', 'ask']
    : IN_NETWORK.test(clause)
      ? ['in-network']
      : ['in-network', 'out-of-network'];
  return namesOfPlans(content).flatMap(({name, standing, pattern}): Found[] => {
    const named = right.includes(standing) ? null : pattern.exec(clause);
    if (!named) return [];
    return [
      {
        ...{at: start + named.index, quote: named[0], severity: 'warning', finding: 'facts/plan'},
        what: `Of ${name} this says something else than _practice/insurance.yml: ${standing}.`,
        fix: 'Correct the words, or the standing; or link to [the plans](/insurance-plans).',
      },
    ];
  });
}
