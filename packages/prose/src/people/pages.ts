import {problemAt, type Check, type Problem, replaceOnce} from '@dental/content';
import {teamOf, type TeamMember} from './team';

/** A link to somebody's page names that person, as the page does. */
export const checkPeopleInLinks: Check = (content) => {
  const team = teamOf(content);
  const byPath = new Map(team.map((member) => [member.path, member]));
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}): Problem[] => {
      const member = byPath.get(url.replace(/[?#].*$/, ''));
      const slip = member && slipIn(text, member, team);
      if (!slip) return [];
      const {wrong, by} = slip;
      const suggestion = replaceOnce(content, file, line, `[${text}]`, `[${text.replace(wrong, by)}]`);
      return [
        {
          ...{file, line, finding: 'facts/person', quote: text},
          message: `The link "${text}" leads to the page of ${member.name}.`,
          remedy: `Write ${by}, or link to the page of whoever is meant.`,
          ...(suggestion && {suggestion}),
        },
      ];
    }),
  );
};

/** The name in a link's words that is another than the person's, and which of theirs is meant; undefined if there is none. */
function slipIn(
  text: string,
  member: TeamMember,
  team: readonly TeamMember[],
): {wrong: string; by: string} | undefined {
  const {first, last, called} = member;
  const isSurname = (word: string) =>
    /^Drs?\.? \S+$/.test(text) ||
    text.includes(`${first} ${word}`) ||
    (last.startsWith(word.charAt(0)) && !first.startsWith(word.charAt(0)));
  const wrong = text
    .match(/(?<![\p{L}'’])\p{Lu}[\p{L}'’]+/gu)
    ?.map((word) => word.replace(/['’]s$/, ''))
    .find(
      (word) =>
        !/^Drs?$/.test(word) &&
        !called.includes(word) &&
        (team.some((other) => other.first === word || other.last === word) ||
          text.includes(`${first} ${word}`) ||
          [first, last].some((own) => own.startsWith(word.charAt(0)))),
    );
  if (wrong === undefined) return undefined;
  return {wrong, by: isSurname(wrong) ? last : first};
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
      (fields?.gender === 'Male' && she > 2 && he === 0) || (fields?.gender === 'Female' && he > 2 && she === 0);
    if (!isOther) return [];
    const message = `The gender is ${String(fields.gender)}, and the words say ${she > he ? 'she' : 'he'}.`;
    return [problemAt(content, file, ['gender'], {message, remedy: 'Correct the field, or the words.'})];
  });
