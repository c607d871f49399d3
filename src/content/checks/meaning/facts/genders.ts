import {teamOf} from '../people';
import type {Finder} from './finder';

const TITLED = /\b(Mr|Mrs|Ms|Miss|Mister)\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)/gu;
const MEN = new Set(['Mr', 'Mister']);

/** Anybody else in a sentence of whom "his" or "her" may be said. */
const OTHERS =
  /\b(?:child|son|daughter|boy|girl|husband|wife|father|mother|brother|sister|patients?|person|man|woman|grand\p{Ll}+|dog|cat|friend|teacher|dad|mom|baby|somebody|someone|anybody|everybody|each|parent|colleague|uncle|aunt|boss|professor|mentor)s?\b/iu;

/** Somebody of the team who is spoken of as a man and is a woman, or the other way round. */
export const genders: Finder = ({text, voice}, content) => {
  if (voice === 'case' || !/\b(?:M(?:r|rs|s|iss)|he|his|him|she|her|hers)\b/i.test(text)) return [];
  const team = teamOf(content);
  const say = (at: number, quote: string, name: string, pronoun: string) => [
    {
      at,
      quote,
      severity: 'warning' as const,
      what: `The page of ${name} says ${pronoun}, and this does not.`,
      fix: 'Correct the words, or name whoever is meant.',
      finding: 'facts/person',
    },
  ];
  for (const {0: quote, 1: title = '', 2: first, 3: last, index} of text.matchAll(TITLED)) {
    const member = team.find((one) => one.last === last?.replace(/'s$/, '') && (first ?? one.first) === one.first);
    if (member?.pronoun && MEN.has(title) !== (member.pronoun === 'he'))
      return say(index, quote, member.name, member.pronoun);
  }
  const named = team.filter(({first, last}) => text.includes(first) || text.includes(`Dr. ${last}`));
  const [member] = named;
  if (named.length !== 1 || !member?.pronoun || OTHERS.test(text)) return [];
  const at = Math.max(text.indexOf(member.first), text.indexOf(member.last));
  const said = text.slice(at).matchAll(/\b(?:(he|his|him|himself)|she|her|hers|herself)\b/gi);
  const all = [...said].map(({0: word, 1: male, index}) => ({word, is: male ? 'he' : 'she', at: at + index}));
  const [wrong] = all;
  if (!wrong || all.some(({is}) => is === member.pronoun)) return [];
  return say(wrong.at, wrong.word, member.name, member.pronoun);
};
