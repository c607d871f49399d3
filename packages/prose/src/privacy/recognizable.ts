import {type Content, isEnglish, memoize, joinPatterns} from '@dental/content';
import {type Engine, getEngine, selectRules} from '../engine/engine';
import type {Match} from '../engine/grammar';
import {STREETS} from '../engine/patterns';
import type {Finding, Words} from '../engine/types';
import {NAMES_AND_WORDS} from '../people/givenNames';
import {HISTORY, findPeople} from '../people/mentions';
import {listHarmlessNames, createPrivacyFinding} from './finding';
import {
  AFTER_TITLE_NO_NAME,
  BEFORE_FAMILY,
  FAMILY_NOUNS,
  FAMILY_VERBS,
  SENTENCE_STARTS,
  TITLES,
} from './words';

/*
 * Names that help neighbors recognize a patient, although no one is called a patient: next to a
 * treatment, of a family, in an image description, of a place in a story (HIPAA, 45 CFR
 * 164.514(b)(2)(ii)). A person has to judge, so each finding is a warning. Other words that
 * identify people are in rules/recognizable.yml.
 */

const isWord = (word: string) => !NAMES_AND_WORDS.has(word) && isEnglish(word.toLowerCase());

const recognizableRules = selectRules('recognizable');

/** Phrases about a person in our care: what they have, and what they owe. */
const compileCarePhrases = memoize((engine: Engine) =>
  recognizableRules(engine).flatMap(({about}) => about ?? []),
);

/** Finds the first match of a pattern whose groups may be the names of a patient. */
const createFinder =
  (
    pattern: RegExp,
    mayBePatient: (harmless: ReadonlySet<string>, ...names: [string, string]) => boolean,
  ) =>
  (text: string, content: Content): Match | undefined => {
    const match = [...text.matchAll(pattern)].find(([, ...groups]) => {
      const [one = '', other = ''] = groups.filter(Boolean);
      return mayBePatient(listHarmlessNames(content), one, other);
    });
    return match && {index: match.index, text: match[0]};
  };

/** "Coach Kelli", "old Pete", "Grandma Pilar", "the Ibarra boy", "the Nakamura family". */
const titledName = createFinder(
  new RegExp(
    [
      String.raw`\b${joinPatterns(TITLES)} (?!${AFTER_TITLE_NO_NAME.join('|')})` +
        String.raw`(\p{Lu}(?:\p{Ll}+|\b))`,
      String.raw`\b[Tt]he (\p{Lu}\p{Ll}+) ${joinPatterns(FAMILY_NOUNS)}\b`,
    ].join('|'),
    'gu',
  ),
  (harmless, name) => !harmless.has(name),
);

/** "Chase R.", "M. Delacroix": a word that is not English next to an initial. */
const nameWithInitial = createFinder(
  new RegExp(
    [
      String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+) \p{Lu}\.(?=[ ,:;()]|$)`,
      String.raw`(?<!\p{L}|\p{Lu}\. ?|\d )\p{Lu}\. (\p{Lu}\p{Ll}+)\b` +
        String.raw`(?! (?:\p{Lu}\p{Ll}+ )?(?:${STREETS})\b)`,
    ].join('|'),
    'gu',
  ),
  (harmless, name) => !harmless.has(name) && !isWord(name),
);

const SENTENCE_START = new RegExp(`^${joinPatterns(SENTENCE_STARTS)}$`);
const AFTER_NO_PERSON = [
  'Oral',
  'Dental',
  'Medical',
  'Family',
  'Elementary',
  'Middle',
  'High',
  'School',
  'Park',
  'Community',
];

/** A first and a last name that are neither ours nor English words. */
const fullName = createFinder(
  new RegExp(
    String.raw`(?<!\bDr\. )\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b` +
      String.raw`(?! ${joinPatterns(AFTER_NO_PERSON)}\b)`,
    'gu',
  ),
  (harmless, first, last) => !harmless.has(last) && !SENTENCE_START.test(first) && !isWord(last),
);

/** "the Ostrowskis": a family name in the plural that isn't an English word. */
const familyName = createFinder(
  new RegExp(
    [
      String.raw`\b[Tt]he (?!\p{L}+(?:seids|nids)\b)((\p{Lu}\p{Ll}{2,}?)e?s)`,
      String.raw`(?:(?<=\b${joinPatterns(BEFORE_FAMILY)} the \p{Lu}\p{Ll}+)|`,
      String.raw`(?='|,? ${joinPatterns(FAMILY_VERBS)}\b))`,
      String.raw`(?:'|\b(?! (?:of|County|Park|School|Club)))`,
    ].join(''),
    'gu',
  ),
  (harmless, plural, name) => !harmless.has(name) && !isWord(plural) && !isWord(`${name}e`),
);

/** A place, a school, or an employer in a case: capitalized words that are not ours. */
const placeName = createFinder(
  new RegExp(
    [
      String.raw`(?<=[\p{Ll}\d,;'’] (?:(?:the|a) )?)`,
      String.raw`(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}]+)*|\p{Lu}\p{Ll}+ \d+)`,
    ].join(''),
    'gu',
  ),
  (harmless, name) => name.split(/[ -]/).some((word) => !harmless.has(word)),
);

/** The name of a person who is not one of us. */
function findOtherPerson(text: string, content: Content): Match | undefined {
  if (HISTORY.test(text)) return undefined;
  const harmless = listHarmlessNames(content);
  const person = findPeople(text, content).find(
    ({title, first = '', last = '', isGuess}) =>
      !isGuess && !title?.startsWith('Dr') && !harmless.has(first) && !harmless.has(last),
  );
  if (person) return {index: person.at, text: person.text};
  return titledName(text, content) ?? nameWithInitial(text, content) ?? fullName(text, content);
}

/** Finds the first name in a sentence that may identify a patient. */
export function findRecognizableNames(words: Words, content: Content): Finding[] {
  const {text, voice, field} = words;
  if (voice === 'patient' || !/\p{Lu}\p{Ll}/u.test(text)) return [];
  if (voice === 'case') {
    return field === undefined
      ? makeFindings(
          placeName(text, content),
          'Neighbors could recognize the patient by this name',
          'Remove it, or make it general, such as "at a lake".',
        )
      : [];
  }
  if (/(?:^|\.)alt$/i.test(field ?? '')) {
    return makeFindings(
      fullName(text, content),
      "The description of an image has a person's name",
      'Describe the image without a name, such as "A dentist with a patient".',
    );
  }
  const person = isAboutCare(words, content) ? findOtherPerson(text, content) : undefined;
  if (person) {
    return makeFindings(
      person,
      'This may be about one patient, whom neighbors could recognize',
      'Change it to "a patient", or say who it is.',
    );
  }
  if (field !== undefined || HISTORY.test(text)) return [];
  return makeFindings(
    familyName(text, content) ?? nameWithInitial(text, content),
    "This may be a patient's name",
    'Change it to "a patient" or "a family", or say who it is.',
  );
}

function isAboutCare({text, next = ''}: Words, content: Content): boolean {
  const phrases = compileCarePhrases(getEngine(content));
  return phrases.some(({isIn}) => isIn(text) || isIn(next));
}

function makeFindings(match: Match | undefined, message: string, remedy: string): Finding[] {
  if (!match) return [];
  const quote = `"${match.text}"`;
  const finding = createPrivacyFinding(match.index, message, quote, remedy, 'privacy/recognizable');
  return [{...finding, severity: 'warning'}];
}
