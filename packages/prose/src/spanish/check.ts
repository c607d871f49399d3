import {
  type Check,
  type Content,
  collectSpanishProse,
  findSentences,
  type Problem,
  type Prose,
} from '@dental/content';
import {findViolations, toFinding} from '../engine/rule';
import {toProblem} from '../engine/sentences';
import type {Words} from '../engine/types';
import {getSpanishEngine} from './engine';
import {toPlain} from './plain';

/** Reports what Spanish texts must not claim, and facts that are typed in pages. */
export const checkSpanishProse: Check = (content) =>
  collectSpanishProse(content)
    .flat()
    .flatMap((prose) => applyRules(prose, content));

function applyRules({file, kind, field, text, lineAt}: Prose, content: Content): Problem[] {
  const voice = kind === 'facts' ? 'facts' : 'page';
  const engine = getSpanishEngine(content);
  return findSentences(text).flatMap((sentence) => {
    const words: Words = {text: toPlain(sentence.text), voice};
    const place = {file, field, lineAt: (at: number) => lineAt(sentence.start + at)};
    return findViolations(engine, engine.rules, words).map((violation) => {
      const {index, text: match} = violation;
      const asWritten = sentence.text.slice(index, index + match.length);
      return toProblem(toFinding({...violation, text: asWritten}), place, content);
    });
  });
}
