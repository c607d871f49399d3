import {type Content, joinPatterns} from '@dental/content';
import elsewhere from '../../data/elsewhere.json';
import {createWarning} from '../engine/sentences';
import type {Finding, Sentence} from '../engine/types';
import {findSubject} from './subject';
import {readTeam} from './team';

const LANGUAGE = joinPatterns(
  Object.keys(elsewhere.languages).map((name) => name.replaceAll('_', ' ')),
);

/** Words about speaking with patients, and the language that follows. */
const SPEAKS = new RegExp(
  [
    String.raw`\b(?:[Ss]peaks?|[Ff]luent|[Bb]ilingual|[Ss]ees?|[Tt]alks?|[Ee]xplains?`,
    String.raw`|[Aa]nswers?)\b[^.;:]*?\b(${LANGUAGE})\b`,
  ].join(''),
  'u',
);

const UNCERTAIN =
  /\b(?:not|never|\p{L}+n['’]t|learn\w*|learning|stud(?:y|ies|ied)|interpreter|if|little|some)\b/iu;

/** Reports a language that someone speaks here, but that isn't on the person's page. */
export function findWrongLanguages({words, file}: Sentence, content: Content): Finding[] {
  const {text} = words;
  const match = SPEAKS.exec(text);
  if (!match || UNCERTAIN.test(text)) return [];
  const team = readTeam(content);
  const person = findSubject(text, file, team);
  if (!person) return [];
  const isKnown = (name: string) => team.some(({languages}) => languages.includes(name));
  const [language] = [...text.slice(match.index).matchAll(new RegExp(LANGUAGE, 'gu'))]
    .map(([name]) => name)
    .filter((name) => name !== 'English' && !person.languages.includes(name))
    // A page without languages doesn't say that there are no others.
    .filter((name) => person.languages.length > 0 || isKnown(name));
  if (language === undefined) return [];
  return [
    createWarning(
      text.indexOf(language, match.index),
      language,
      `The page of ${person.name} doesn't list ${language}.`,
      'Correct the text, or add the language to `languages:` of the page.',
      'facts/person',
    ),
  ];
}
