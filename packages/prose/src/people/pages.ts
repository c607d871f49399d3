import {type Check, type Problem} from '@dental/content';
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
