import {problemAt, type Check, type Problem} from '@dental/content';
import {teamOf, type TeamMember} from './team';

/** A link to somebody's page names that person, as the page does. */
export const checkPeopleInLinks: Check = (content) => {
  const team = teamOf(content);
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}): Problem[] => {
      const member = team.find(({path}) => path === url.replace(/[?#].*$/, ''));
      if (!member || !namesAnother(text, member, team)) return [];
      const message = `The link "${text}" leads to the page of ${member.name}.`;
      const remedy = `Write ${member.name}, or link to the page of whoever is meant.`;
      return [{file, line, finding: 'facts/person', quote: text, message, remedy}];
    }),
  );
};

/** Whether the words of a link hold a name of somebody else, or a slip in the name of the person. */
function namesAnother(
  text: string,
  {first, last, called}: TeamMember,
  team: readonly TeamMember[],
): boolean {
  const words = text.match(/(?<![\p{L}'’])\p{Lu}(?:\p{L}|['’](?!s(?!\p{L})))+/gu) ?? [];
  return words.some(
    (word) =>
      !/^Drs?$/.test(word) &&
      !called.includes(word) &&
      (text.includes(`${first} ${word}`) ||
        team.some((other) => other.first === word || other.last === word) ||
        [first, last].some((own) => own.startsWith(word.charAt(0)))),
  );
}

const FEMALE = /\b(?:she|her|hers|herself)\b/gi;
const MALE = /\b(?:he|him|his|himself)\b/gi;

/** A case speaks of its patient as its fields do. */
export const checkGender: Check = (content) =>
  content.documents.flatMap(({kind, file, fields, body}) => {
    if (kind !== 'case') return [];
    const words = body.passages.map(({text}) => text).join(' ');
    const [she, he] = [words.match(FEMALE)?.length ?? 0, words.match(MALE)?.length ?? 0];
    const isOther =
      (fields?.gender === 'Male' && she > 2 && he === 0) ||
      (fields?.gender === 'Female' && he > 2 && she === 0);
    if (!isOther) return [];
    const message = `The gender is ${String(fields.gender)}, and the words say ${she > he ? 'she' : 'he'}.`;
    return [
      problemAt(content, file, ['gender'], {message, remedy: 'Correct the field, or the words.'}),
    ];
  });
