import {type Content, joinPatterns} from '@dental/content';
import elsewhere from '../../data/elsewhere.json';
import {createWarning} from '../engine/sentences';
import type {Finding, Sentence} from '../engine/types';
import {findSubject} from './subject';
import {readTeam} from './team';

/** The English names of the languages that the rules know. */
export const KNOWN_LANGUAGES: readonly string[] = Object.keys(elsewhere.languages).map((name) =>
  name.replaceAll('_', ' '),
);

const LANGUAGE = joinPatterns(KNOWN_LANGUAGES);

/** Words about speaking with patients, and the language that follows. */
const SPEAKS = new RegExp(
  [
    String.raw`\b(?:[Ss]peaks?|[Ff]luent|[Bb]ilingual|[Ss]ees?|[Tt]alks?|[Ee]xplains?`,
    String.raw`|[Aa]nswers?)\b[^.;:]*?\b(${LANGUAGE})\b`,
  ].join(''),
  'u',
);

/** Words that invite patients in a language. */
const INVITES = new RegExp(
  [
    String.raw`\b(?:[Cc]all|[Ww]rite|[Tt]ext|[Tt]alk|[Ss]peak|[Vv]isit|[Aa]sk|[Rr]each|[Aa]nswer`,
    String.raw`|[Hh]elp|[Ee]xplain)\b[^.;:]*? in (?:\p{L}+,? (?:and |or )?)*?\b(${LANGUAGE})\b`,
  ].join(''),
  'u',
);

const ABOUT_US = /\b(?:we|us|our|you can)\b/i;
const EVERYONE = /\b(?:all|any|each|every|whichever)\b[^.;,]* (?:dentists?|doctors?|them)\b/i;
const IN_WRITING = /\b(?:translat\w*|forms?|sheets?|letters?|instructions)\b/i;

const UNCERTAIN =
  /\b(?:not|never|\p{L}+n['’]t|learn\w*|learning|stud(?:y|ies|ied)|interpreter|if|little|some)\b/iu;

/** The place between two dentists' clauses: "…, and Dr. Young speaks French". */
const NEXT_DENTIST = /[,;]? (?:and|but|while|whereas) (?=Dr\.)/;

/** Reports a language that someone speaks here, but that isn't on the person's page. */
export function findWrongLanguages({words: {text}, file}: Sentence, content: Content): Finding[] {
  return text.split(NEXT_DENTIST).flatMap((clause) =>
    findWrongLanguage(clause, file, content).map((found) => ({
      ...found,
      at: text.indexOf(clause) + found.at,
    })),
  );
}

function findWrongLanguage(text: string, file: string, content: Content): Finding[] {
  const [speaks, invites] = [SPEAKS.exec(text), INVITES.exec(text)];
  if ((!speaks && !invites) || UNCERTAIN.test(text)) return [];
  const team = readTeam(content);
  const person = findSubject(text, file, team);
  const isEveryone = !person && EVERYONE.test(text);
  const match = person || (isEveryone && speaks) ? speaks : invites;
  if (!match || (!person && (!ABOUT_US.test(text) || IN_WRITING.test(text)))) return [];
  const isKnown = (name: string) => team.some(({languages}) => languages.includes(name));
  const isSpoken = (name: string) => {
    if (isEveryone)
      return team.every(({isDentist, languages}) => !isDentist || languages.includes(name));
    if (!person) return isKnown(name) || content.practice?.languages.includes(name) === true;
    // A page without languages doesn't say that there are no others.
    return person.languages.includes(name) || (person.languages.length === 0 && !isKnown(name));
  };
  const language = [...text.slice(match.index).matchAll(new RegExp(LANGUAGE, 'gu'))]
    .map(([name]) => name)
    .find((name) => name !== 'English' && !isSpoken(name));
  if (language === undefined) return [];
  return [
    createWarning(
      text.indexOf(language, match.index),
      language,
      person
        ? `The page of ${person.name} doesn't list ${language}.`
        : `${isEveryone ? "Not every dentist's page" : 'No page of our team'} lists ${language}.`,
      'Correct the text, or add the language to `languages:` of the page.',
      'facts/person',
    ),
  ];
}
