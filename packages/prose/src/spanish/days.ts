import type {Check} from '@dental/content';
import {matchAny} from '../compileWords';
import {readTeam} from '../people/team';
import {dropAccents} from './accents';
import {findMentions} from './mentions';

const DAYS = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
} as const;

const DAY_NAMES = [
  '[Ll]unes',
  '[Mm]artes',
  '[Mm]i[ée]rcoles',
  '[Jj]ueves',
  '[Vv]iernes',
  '[Ss][áa]bados?',
  '[Dd]omingos?',
];
const DAY = String.raw`\b${matchAny(DAY_NAMES)}\b`;
const EACH_DAY = new RegExp(DAY, 'gu');
const DENTIST = String.raw`\b(?:[Dd]octora?|Dra?\.?) (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+`;

/** A dentist and a day in one thought, in any order: "los viernes con la doctora Lindqvist". */
const DENTIST_AND_DAY = new RegExp(
  `((?:${DENTIST}[^.;:]*?${DAY}(?:(?:,| y| o| a)(?: los)? ${DAY})*)` +
    `|(?:${DAY}[^.;:]*?${DENTIST}))`,
  'gu',
);

const DENIED = /\b(?:no|nunca|excepto|salvo|menos)\b/i;

/** Reports days of a dentist that aren't under `days:` of the dentist's page. */
export const checkSpanishDentistDays: Check = (content) => {
  const dentists = readTeam(content).filter(({days}) => days.length > 0);
  return findMentions(content, DENTIST_AND_DAY).flatMap(([mention, words]) => {
    const named = dentists.filter(({last}) => dropAccents(words).includes(dropAccents(last)));
    const [dentist] = named;
    if (!dentist || named.length > 1 || DENIED.test(words)) return [];
    if (listDays(words).every((day) => dentist.days.includes(day))) return [];
    return [
      {
        ...mention,
        severity: 'warning',
        finding: 'es/person',
        message: `Dr. ${dentist.name}'s page has other days than "${words}".`,
        remedy: `Correct the text, or the days on the page: ${dentist.days.join(', ')}.`,
      },
    ];
  });
};

/** The days that words name, in English: "los lunes y jueves". */
function listDays(words: string): string[] {
  return (words.match(EACH_DAY) ?? []).map((day) => {
    const name = dropAccents(day).toLowerCase().replace(/os$/, 'o');
    return DAYS[name as keyof typeof DAYS];
  });
}
