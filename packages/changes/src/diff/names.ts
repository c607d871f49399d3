import {escapePattern, type PracticeFacts, shortenName, STATES} from '@dental/content';

type Practice = Pick<PracticeFacts['practice'], 'name' | 'address'>;

/** The names that texts quote: ours in full and short, our town, and our state and its code. */
function listNames({name, address: {city, state}}: Practice): string[] {
  return [name, shortenName(name), city, STATES[state]?.name ?? '', state];
}

/** Returns a function that updates our names in an old text, as in every text that quotes them. */
export function followNames(before: Practice, after: Practice): (text: string) => string {
  const newNames = listNames(after);
  const pairs = listNames(before)
    .map((name, index) => ({name, newName: newNames[index]!}))
    .filter(({name, newName}) => name !== '' && name !== newName);
  return (text) =>
    pairs.reduce((result, {name, newName}) => result.replaceAll(name, newName), text);
}

/** Another name: up to three capitalized words. */
const OTHER_NAME = String.raw`\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}`;

/** Finds the one of our names that another one replaced in a sentence without any other change. */
export function findReplacedName(
  before: string,
  after: string,
  practice: Practice,
): string | undefined {
  return listNames(practice).find((name) => {
    if (name === '' || !before.includes(name) || after.includes(name)) return false;
    const withOtherName = escapePattern(before).replaceAll(escapePattern(name), OTHER_NAME);
    return new RegExp(`^${withOtherName}$`, 'u').test(after);
  });
}
