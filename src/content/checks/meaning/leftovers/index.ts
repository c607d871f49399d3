import {memoizeOn} from '../../../memoize';
import type {Check} from '../../check';
import {inSayings, type Words} from '../sayings';
import {likelyIn, matchesOf} from '../wordRule';
import {COLLEAGUES} from './colleagues';
import {ELSEWHERE} from './elsewhere';
import {UNFINISHED} from './unfinished';

const LEFTOVERS = [...UNFINISHED, ...ELSEWHERE, ...COLLEAGUES];

/** Nothing is left that was meant for a colleague, a mail or a template. Of a kind a line is named once. */
export const checkLeftovers: Check = (content) =>
  leftoversOf(content).filter(
    ({file, line, finding, suggestion}, index, all) =>
      suggestion !== undefined ||
      !all.slice(0, index).some((other) => other.file === file && other.line === line && other.finding === finding),
  );

const leftoversOf = inSayings(({words}) =>
  leftoversIn(words).map(({rule: {what, fix, finding, severity}, index, match}) => {
    const quote = match.trim().slice(0, 60);
    return {
      ...{at: index, quote, fix, finding, ...(severity && {severity})},
      what: `${what}: "${quote}".`,
      ...(finding === 'leftovers/doubled' && {by: match.split(/\s/)[0]}),
    };
  }),
);

/** What a sentence has left over. */
export const leftoversIn = memoizeOn(({voice, field, text}: Words) => {
  const seen = new Set<number>();
  return likelyIn(text, LEFTOVERS).flatMap((rule) => {
    if (voice === 'patient' && !rule.ofPatients) return [];
    // The check of alternative texts has more to say of such a name.
    if (field === 'alt' && rule.finding === 'leftovers/file-name') return [];
    const match = matchesOf(rule.pattern, text).find(({index}) => !seen.has(index));
    if (!match) return [];
    seen.add(match.index);
    return [{rule, index: match.index, match: match.text}];
  });
});
