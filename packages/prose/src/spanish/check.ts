import {
  type Check,
  type Content,
  collectSpanishProse,
  findSentences,
  memoize,
  memoizeTexts,
  type Problem,
  type Prose,
} from '@dental/content';
import {findViolations, toFinding} from '../engine/rule';
import {toProblem} from '../engine/sentences';
import type {Engine} from '../engine/engine';
import type {Voice} from '../engine/types';
import {getSpanishEngine} from './engine';
import {toPlain} from './plain';

/** Reports what Spanish texts must not claim, and facts that are typed in pages. */
export const checkSpanishProse: Check = (content) =>
  collectSpanishProse(content)
    .flat()
    .flatMap((prose) => applyRules(prose, content));

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
    return findIn(toPlain(sentence.text)).map((violation) => {
      const {index, text: match} = violation;
      const asWritten = sentence.text.slice(index, index + match.length);
      return toProblem(toFinding({...violation, text: asWritten}), place, content);
    });
  });
}
