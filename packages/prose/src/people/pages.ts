import {problemAt, type Check, type Problem, replaceOnce} from '@dental/content';
import {teamOf, type TeamMember} from './team';

/** A link to somebody's page names that person, as the page does. */
export const checkPeopleInLinks: Check = (content) => {
  const team = teamOf(content);
  const byPath = new Map(team.map((member) => [member.path, member]));
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}): Problem[] => {
      const member = byPath.get(url.replace(/[?#].*$/, ''));
      const wrong = member && misnamed(text, member, team);
      if (!member || wrong === undefined) return [];
      const by =
        wrong === text.replace(/^Dr\.? /, '') && text.includes(' ') ? member.name : meantBy(wrong, text, member);
      const suggestion = replaceOnce(content, file, line, `[${text}]`, `[${text.replace(wrong, by)}]`);
      return [
        {
          file,
          line,
          message: `The link "${text}" leads to the page of ${member.name}.`,
          remedy: `Write ${by}, or link to the page of whoever is meant.`,
          finding: 'facts/person',
          quote: text,
          ...(suggestion && {suggestion}),
        },
      ];
    }),
  );
};

/** The name in a link's words that is another than the person's; undefined if there is none. */
function misnamed(text: string, member: TeamMember, team: readonly TeamMember[]): string | undefined {
  const names = text.match(/(?<![\p{L}'’])\p{Lu}[\p{L}'’]+/gu)?.map((word) => word.replace(/['’]s$/, '')) ?? [];
  return names
    .filter((name) => !member.called.includes(name) && name !== 'Dr' && name !== 'Drs')
    .find(
      (name) =>
        team.some(({first, last}) => first === name || last === name) ||
        text.includes(`${member.first} ${name}`) ||
        name.startsWith(meantBy(name, text, member).charAt(0)),
    );
}

/** Which of somebody's names is meant by another that stands in a text. */
function meantBy(name: string, text: string, {first, last}: TeamMember): string {
  const isLast = last.startsWith(name.charAt(0)) && !first.startsWith(name.charAt(0));
  return isLast || text.includes(`${first} ${name}`) ? last : first;
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
