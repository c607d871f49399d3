import {type Check, joinPatterns} from '@dental/content';
import {describeWrongDays} from '../people/days';
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
const DAY = String.raw`\b${joinPatterns(DAY_NAMES)}\b`;
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
    const wrong = listDays(words).filter((day) => !dentist.days.includes(day));
    if (wrong.length === 0) return [];
    const message = describeWrongDays(dentist, wrong);
    return [{...mention, ...message, severity: 'warning', finding: 'es/person'}];
  });
};

/** The days that words name, in English: "los lunes y jueves". */
function listDays(words: string): string[] {
  return (words.match(EACH_DAY) ?? []).map((day) => {
    const name = dropAccents(day).toLowerCase().replace(/os$/, 'o');
    return DAYS[name as keyof typeof DAYS];
  });
}
