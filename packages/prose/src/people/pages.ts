import {type Check, type Problem} from '@dental/content';
import {readTeam, type TeamMember} from './team';

/** Reports links to a person's page whose text names another person. */
export const checkPeopleInLinks: Check = (content) => {
  const team = readTeam(content);
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}): Problem[] => {
      const member = team.find(({path}) => path === url.replace(/[?#].*$/, ''));
      if (!member || !isAboutAnother(text, member, team)) return [];
      const message = `The link "${text}" opens the page of ${member.name}.`;
      const remedy = `Change it to ${member.name}, or link to the page of the person you mean.`;
      return [{file, line, finding: 'facts/person', quote: text, message, remedy}];
    }),
  );
};

/** Reports alternative text that names another person than the name of its picture. */
export const checkPeopleInPictures: Check = (content) => {
  const team = readTeam(content);
  return content.documents.flatMap(({file, body}) =>
    body.components.flatMap(({line, attributes: {image = '', alt = ''}}): Problem[] => {
      const member = team.find(({path}) => isPictureOf(image, path));
      const names = new Set(alt.match(CAPITALIZED));
      const other = team.find(({first, last}) => names.has(first) || names.has(last));
      if (!member || !other || member.called.some((name) => names.has(name))) return [];
      const message = `The picture ${image} shows ${member.name}, not ${other.name}.`;
      const remedy = `Change the description, or use a picture of ${other.name}.`;
      return [{file, line, severity: 'warning', finding: 'facts/person', message, remedy}];
    }),
  );
};

/** Returns true for a picture such as `posters/meet-dr-first-last`, by the end of a page's path. */
function isPictureOf(image: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return image.endsWith(`/${name}`) || image.endsWith(`-${name}`);
}

const CAPITALIZED = /(?<![\p{L}'’])\p{Lu}(?:\p{L}|['’](?!s(?!\p{L})))+/gu;

/** Returns true if a link names another person, or misspells the name. */
function isAboutAnother(
  text: string,
  {first, last, called}: TeamMember,
  team: readonly TeamMember[],
): boolean {
  const words = (text.match(CAPITALIZED) ?? []).filter(
    (word) => !/^Drs?$/.test(word) && !called.includes(word),
  );
  return words.some(
    (word) =>
      text.includes(`${first} ${word}`) ||
      team.some((other) => other.first === word || other.last === word) ||
      [first, last].some((own) => own.startsWith(word.charAt(0))),
  );
}
