import type {Content} from '../../../content';
import {escapePattern} from '../../../escapePattern';
import {memoize} from '../../../memoize';
import {isDenied, isQuestion} from '../context';
import type {Finder, Found} from './finder';

const IN_NETWORK =
  /\b(?:in[- ]network|network price|participat\w+|contract(?:ed|s)?|preferred provider|part of the network)\b/i;
const TAKEN =
  /\b(?:(?:we|our office) (?:\p{L}+ )?(?:accept|take|honor|welcome|bill)|(?:is|are) (?:\p{L}+ )?(?:accepted|taken|welcome)|covers?|pays? for|bring your)\b/iu;
const OUT_OF_NETWORK =
  /\b(?:out[- ]of[- ]network|not in[- ]network|(?:do not|don't|no longer|cannot) (?:accept|take|work with)|left the network)\b/i;

/** Words that many names of plans have. */
const COMMON =
  /^(?:dental|ppo|dppo|dhmo|dmo|plus|program|plans?|care|insurance|of|with|the|advantage|arizona|premier|preferred)$/i;

/** The names by which a plan is called: its own, its others, and its first word if no plan of another standing shares it. */
const namesOfPlans = memoize(({insurance}: Content) =>
  (insurance?.plans ?? []).map(({name, standing, alsoCalled = []}, _, all) => {
    const first = name.split(' ').find((word) => !COMMON.test(word)) ?? name;
    const isOwn = all.every((other) => other.standing === standing || !other.name.split(' ').includes(first));
    const names = [
      name,
      name.replace(' Dental', ''),
      ...alsoCalled,
      ...alsoCalled.map((other) => other.replace('Arizona ', '')),
      ...(isOwn && first.length > 3 ? [first] : []),
    ];
    return {
      name,
      standing,
      pattern: new RegExp(String.raw`(?<!\p{L})(?:${names.map(escapePattern).join('|')})(?!\p{L})`, 'u'),
    };
  }),
);

/** A plan of which a sentence says another standing than _practice/insurance.yml. */
export const standingOfPlans: Finder = ({text, voice}, content) => {
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
  if (/\b(?:ask|whether|if|unless|what|questions?|some|most|many|depends|children|emergenc\w+|call)\b/i.test(clause))
    return [];
  const isOut = OUT_OF_NETWORK.test(clause);
  const match = IN_NETWORK.exec(clause) ?? TAKEN.exec(clause);
  const isIn = !isOut && match !== null && !isDenied(clause, match.index);
  const isTaken = isIn && !IN_NETWORK.test(clause);
  return namesOfPlans(content).flatMap(({name, standing, pattern}): Found[] => {
    const isWrong = isOut
      ? standing === 'in-network'
      : isTaken
        ? standing === 'ask'
        : isIn && standing !== 'in-network';
    const named = isWrong ? pattern.exec(clause) : null;
    if (!named) return [];
    return [
      {
        at: start + named.index,
        quote: named[0],
        severity: 'warning',
        what: `Of ${name} this says something else than _practice/insurance.yml: ${standing}.`,
        fix: 'Correct the words, or the standing; or link to [the plans](/insurance-plans).',
        finding: 'facts/plan',
      },
    ];
  });
}
