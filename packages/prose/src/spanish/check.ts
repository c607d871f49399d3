import {
  type Check,
  type Content,
  collectSpanishProse,
  findSentences,
  listCostEntries,
  memoize,
  memoizeTexts,
  needsCheck,
  type Problem,
  type Prose,
} from '@dental/content';
import {findViolations, toFinding} from '../engine/rule';
import {toProblem} from '../engine/sentences';
import type {Engine} from '../engine/engine';
import type {Voice} from '../engine/types';
import {getSpanishEngine} from './engine';
import {matchesHours} from './hours';
import {toPlain} from './plain';

/** Rules about typed times, which don't apply to times that are right. */
const WITH_TIME: ReadonlySet<string> = new Set(['es/typed-hours', 'es/typed-date']);

/** Reports what Spanish texts must not claim, and facts that are typed in pages. */
export const checkSpanishProse: Check = (content) =>
  collectSpanishProse(content)
    .filter((passages) => needsCheck(passages, content))
    .flat()
    .flatMap((prose) => applyRules(prose, content));

/** Returns true if the only amounts are a range of the list of costs: "entre $175 y $395". */
function isListedRange(plain: string, {costs}: Content): boolean {
  const [from, to, ...others] = [...plain.matchAll(/\$ ?([\d,]+\d)/g)].map(([, amount = '']) =>
    Number(amount.replaceAll(',', '')),
  );
  const isSame = (entry: {from: number; to: number}) => entry.from === from && entry.to === to;
  return others.length === 0 && listCostEntries(costs).some(isSame);
}

/** Finds what a sentence of each voice must not say, once per sentence. */
const createViolationFinder = memoize((engine: Engine) => {
  const findAs = (voice: Voice) =>
    memoizeTexts((text) => findViolations(engine, engine.rules, {text, voice}));
  return {page: findAs('page'), facts: findAs('facts')};
});

function applyRules({file, kind, field, text, getLine}: Prose, content: Content): Problem[] {
  const findIn = createViolationFinder(getSpanishEngine(content))[
    kind === 'facts' ? 'facts' : 'page'
  ];
  return findSentences(text).flatMap((sentence) => {
    const place = {file, field, getLine: (at: number) => getLine(sentence.start + at)};
    const plain = toPlain(sentence.text);
    const violations = findIn(plain).filter(
      ({rule: {name}}) =>
        !(WITH_TIME.has(name) && matchesHours(plain, content)) &&
        !(name === 'es/typed-price' && isListedRange(plain, content)),
    );
    return violations.map((violation) => {
      const {index, text: match} = violation;
      const asWritten = sentence.text.slice(index, index + match.length);
      return toProblem(toFinding({...violation, text: asWritten}), place, content);
    });
  });
}
