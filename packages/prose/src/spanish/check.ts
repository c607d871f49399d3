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
import {spanishEngine} from './engine';
import {dropAccents, toPlain} from './plain';

/** A title with up to two given names and a last name: "Dra. Elena Marquez". */
const TITLED_NAME =
  /\b(?:Dr|Dra|[Dd]octora?)\b\.? (?:\p{Lu}[\p{L}\p{M}’'-]+ ){0,2}(\p{Lu}[\p{L}\p{M}’'-]+)/gu;

/** Reports dentists who aren't on the team: a name is misspelled, or the person has left. */
export const checkSpanishNames: Check = (content) => {
  const dentists = content.pages.filter(({kind}) => kind === 'dentist');
  const lastNames = new Set(dentists.map(({heading}) => toLastName(heading)));
  const mentions = collectSpanishProse(content)
    .flat()
    .flatMap((prose) =>
      [...prose.text.matchAll(TITLED_NAME)].map(({0: name, index}) => ({prose, name, index})),
    );
  return mentions
    .filter(({name}) => !lastNames.has(toLastName(name)))
    .map(({prose: {file, field, lineAt}, name, index}) => ({
      file,
      line: lineAt(index),
      field,
      finding: 'es/name',
      quote: name,
      message: `No dentist of the team has this name: ${name}.`,
      remedy: "Write the name as on the dentist's page, or delete it.",
    }));
};

/** Returns the last name in lowercase without accents, which Spanish may add. */
function toLastName(name: string): string {
  return dropAccents(name.split(' ').at(-1) ?? '').toLowerCase();
}

/** Reports what Spanish texts must not claim, and facts that are typed in pages. */
export const checkSpanishProse: Check = (content) =>
  collectSpanishProse(content)
    .flat()
    .flatMap((prose) => applyRules(prose, content));

function applyRules({file, kind, field, text, lineAt}: Prose, content: Content): Problem[] {
  const voice = kind === 'facts' ? 'facts' : 'page';
  return findSentences(text).flatMap((sentence) => {
    const words: Words = {text: toPlain(sentence.text), voice};
    const place = {file, field, lineAt: (at: number) => lineAt(sentence.start + at)};
    return findViolations(spanishEngine, spanishEngine.rules, words).map((violation) => {
      const {index, text: match} = violation;
      const asWritten = sentence.text.slice(index, index + match.length);
      return toProblem(toFinding({...violation, text: asWritten}), place, content);
    });
  });
}
