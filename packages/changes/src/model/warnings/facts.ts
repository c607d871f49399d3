import {daysFrom} from '@dental/practice';
import {
  atField,
  type Content,
  leavesOf,
  type Message,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  type Problem,
} from '@dental/content';
import {mentionsIn} from '@dental/prose';
import {wordsOf} from '../align';
import {changedByFactor, COMPARED_FILES, FACTOR, factorOf} from './figures';
import {firstChangedLine} from './sentences';

/** Who we are and where: whoever changes it means it, and a slip in it sends patients elsewhere. */
const IDENTITY: readonly [field: RegExp, fix: string][] = [
  [/^practice\.phone$/, 'Call the new number once, and say in the pull request that it answers.'],
  [/^practice\.email$/, 'Write to the new address once, and say in the pull request that it answers.'],
  [/^practice\.(?:address|geo)\./, 'Look it up on a map, and say in the pull request that we have moved.'],
  [/^practice\.(?:name|site)$/, 'Say in the pull request that it is meant.'],
  [/^practice\.(?:links\.|social\..*url$)/, 'Open the new address once, and say in the pull request that it is ours.'],
  [/^practice\.languageHelp\..*text$/, 'Have somebody who speaks the language confirm it.'],
  [/^hours\.note$/, 'Say in the pull request that it is meant; the pages say it in their own words as well.'],
  [/^policies\.(?:terms|privacy)\./, 'Have whoever answers for the legal texts confirm it.'],
  [/^thirdParties\.(?:.*\.)?agreements?(?:\.|$)/, 'Say in the pull request where the signed paper is.'],
  [/^claims\./, 'Have a dentist confirm it: every page that quotes it says so.'],
];

/** What has changed among the facts so much, or in such a place, that a person confirms it. */
export function changedFacts(content: Content, former: Content): Problem[] {
  return [...changedLists(content, former), ...changedValues(content, former)];
}

function changedValues(content: Content, former: Content): Problem[] {
  return (Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).flatMap((name) => {
    const before = new Map(leavesOf(former[name]).map(({at, value}) => [at.join('.'), value]));
    return leavesOf(content[name]).flatMap(({at, value}): Problem[] => {
      const was = before.get(at.join('.'));
      if (was === undefined || was === value) return [];
      // Another check compares these, entry by entry.
      if (
        typeof value === 'number' &&
        !isIdentity(`${name}.${at.join('.')}`) &&
        (COMPARED_FILES as readonly string[]).includes(name)
      )
        return [];
      const message = explain(`${name}.${at.join('.')}`, was, value);
      if (!message) return [];
      const problem = atField(content, practiceFile(name), at, message);
      // Words over several lines begin below their name.
      const change =
        String(value).length > 80 ? firstChangedLine(content.textOf(problem.file), former.textOf(problem.file)) : 0;
      return [
        {
          ...problem,
          line: Math.max(problem.line ?? 1, change),
          severity: 'warning',
          finding: 'facts/changed',
          quote: String(value),
        },
      ];
    });
  });
}

/** Lists of which the pages speak in their own words. */
const LISTS: readonly [
  file: keyof PracticeFacts,
  at: string,
  of: (content: Content) => readonly string[] | undefined,
][] = [
  ['practice', 'languages', ({practice}) => practice?.languages],
  ['policies', 'payments.accepted', ({policies}) => policies?.payments.accepted],
];

function changedLists(content: Content, former: Content): Problem[] {
  return LISTS.flatMap(([name, at, of]): Problem[] => {
    const [is, was] = [of(content) ?? [], of(former) ?? []];
    if (was.length === 0 || [...is].sort().join() === [...was].sort().join()) return [];
    const added = is.findIndex((entry) => !was.includes(entry));
    const message = {
      what: `This list was "${was.join(', ')}" and becomes "${is.join(', ')}".`,
      fix: 'Say in the pull request that it is so, and correct the pages that say it in their own words.',
    };
    const path = added === -1 ? at.split('.') : [...at.split('.'), added];
    return [{...atField(content, practiceFile(name), path, message), severity: 'warning', finding: 'facts/changed'}];
  });
}

function isIdentity(field: string): boolean {
  return IDENTITY.some(([pattern]) => pattern.test(field));
}

function explain(field: string, was: unknown, is: unknown): Message | undefined {
  const identity = IDENTITY.find(([pattern]) => pattern.test(field));
  if (typeof was === 'number' && typeof is === 'number') {
    const factor = factorOf(was, is);
    if (factor < FACTOR && !(identity && was !== is)) return undefined;
    return {
      what: factor < FACTOR ? `This was ${was} and becomes ${is}.` : changedByFactor(was, is),
      fix: identity?.[1] ?? 'Check it, and say in the pull request that it is meant.',
    };
  }
  if (typeof was !== 'string' || typeof is !== 'string') return undefined;
  if (isDay(was) && isDay(is) && Math.abs(daysFrom(was, is)) > 1100)
    return {what: `This day was ${was} and becomes ${is}.`, fix: 'Check the year.'};
  if (!identity || isSameStreet(was, is) || (field.startsWith('claims.') && sameAmounts(was, is))) return undefined;
  return {what: `This was "${shortened(was)}" and becomes "${shortened(is)}".`, fix: identity[1]};
}

const STREETS: readonly [RegExp, string][] = [
  [/\b(?:road|rd)\b/g, 'rd'],
  [/\b(?:street|st)\b/g, 'st'],
  [/\b(?:avenue|ave)\b/g, 'ave'],
  [/\b(?:boulevard|blvd)\b/g, 'blvd'],
  [/\b(?:drive|dr)\b/g, 'dr'],
  [/\b(?:suite|ste|unit)\b|#/g, 'suite'],
  [/[.,]|\s+/g, ' '],
];

/** Whether an address only has another abbreviation or comma. */
function isSameStreet(was: string, is: string): boolean {
  const plain = (text: string) =>
    STREETS.reduce((rest, [form, by]) => rest.replace(form, by), text.toLowerCase())
      .replaceAll(/\b(n|s|e|w)(?:orth|outh|ast|est)?\b/g, '$1')
      .replaceAll(/ +/g, ' ')
      .trim();
  return plain(was) === plain(is);
}

/** Whether two statements differ in their words only; of whole sentences, such as first aid, each word counts. */
function sameAmounts(was: string, is: string): boolean {
  if (/[.!?]$/.test(was.trim())) return wordsOf(was).join() === wordsOf(is).join();
  const amounts = (text: string) =>
    mentionsIn(text)
      .map(({kind, value, to, unit}) => `${kind} ${value} ${to} ${unit}`)
      .join(', ');
  return amounts(was) === amounts(is);
}

function shortened(text: string): string {
  return text.length > 90 ? `${text.slice(0, 88).trimEnd()}…` : text;
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
