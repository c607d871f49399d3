import {daysFrom} from '@dental/practice';
import {
  problemAt,
  type Content,
  type FieldPath,
  walkFields,
  practiceFile,
  practiceNames,
  type Problem,
} from '@dental/content';
import {cutAtWord} from '../words';

/** So many times larger, or smaller, is confirmed by a person. */
export const FACTOR = 3;

/** A day that moves by more days than these is a slip in its year. */
const FAR = 1100;

/** Who we are and where: whoever changes it means it, and a slip in it sends patients elsewhere. */
const IDENTITY: readonly [field: RegExp, remedy: string][] = [
  [/^practice\.phone$/, 'Call the new number once, and say in the pull request that it answers.'],
  [
    /^practice\.email$/,
    'Write to the new address once, and say in the pull request that it answers.',
  ],
  [
    /^practice\.(?:address|geo)\./,
    'Look it up on a map, and say in the pull request that we have moved.',
  ],
  [/^practice\.(?:name|site)$/, 'Say in the pull request that it is meant.'],
  [
    /^practice\.(?:links\.|social\..*url$)/,
    'Open the new address once, and say in the pull request that it is ours.',
  ],
  [/^practice\.languageHelp\..*text$/, 'Have somebody who speaks the language confirm it.'],
  [
    /^hours\.note$/,
    'Say in the pull request that it is meant; the pages say it in their own words as well.',
  ],
  [/^policies\.(?:terms|privacy)\./, 'Have whoever answers for the legal texts confirm it.'],
  [
    /^thirdParties\.(?:.*\.)?agreements?(?:\.|$)/,
    'Say in the pull request where the signed paper is.',
  ],
  [
    /^practice\.languages$|^policies\.payments\.accepted$/,
    'Correct the pages that say it in their own words.',
  ],
  [/^claims\./, 'Have a dentist confirm it: every page that quotes it says so.'],
];

/** What has changed among the facts so much, or in such a place, that a person confirms it. */
export function changedFacts(content: Content, former: Content): Problem[] {
  return practiceNames.flatMap((name) => {
    const before = valuesIn(former[name]);
    return [...valuesIn(content[name])].flatMap(([way, {at, value}]) => {
      const was = before.get(way)?.value;
      const message =
        was === undefined || was === value ? undefined : explain(`${name}.${way}`, was, value);
      if (!message) return [];
      return problemAt(content, practiceFile(name), at, {
        severity: 'warning',
        quote: String(value),
        ...message,
      });
    });
  });
}

/**
 * Every value of a file by the way to it. Entries of a list go by their names, as others before them come and go; a list of
 * texts is one value.
 */
function valuesIn(facts: unknown): Map<string, {at: FieldPath; value: unknown}> {
  const values = new Map<string, {at: FieldPath; value: unknown}>();
  for (const {at, value} of walkFields(facts)) {
    let place = facts as Record<string | number, string>;
    const steps = at.map((step) => {
      place = place[step] as unknown as typeof place;
      return typeof step === 'number' && typeof place === 'object'
        ? (place.name ?? place.id ?? step)
        : step;
    });
    const isText = typeof steps.at(-1) === 'number' && typeof value === 'string';
    const way = (isText ? steps.slice(0, -1) : steps).join('.');
    const earlier = isText && values.get(way);
    values.set(
      way,
      earlier ? {...earlier, value: `${String(earlier.value)}, ${value}`} : {at, value},
    );
  }
  return values;
}

function explain(
  field: string,
  was: unknown,
  is: unknown,
): Pick<Problem, 'message' | 'remedy' | 'finding'> | undefined {
  const remedy = IDENTITY.find(([pattern]) => pattern.test(field))?.[1];
  if (typeof was === 'number' && typeof is === 'number' && factorOf(was, is) >= FACTOR) {
    const times = factorOf(was, is).toFixed(1).replace('.0', '');
    return {
      message: `This figure was ${was} and becomes ${is}, which is ${times} times as ${is > was ? 'much' : 'little'}.`,
      remedy: remedy ?? 'Check it, and say in the pull request that it is meant.',
      finding: 'change/figure',
    };
  }
  const isDay = (value: unknown): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  const isFar = isDay(was) && isDay(is) && Math.abs(daysFrom(was, is)) > FAR;
  if (!remedy && !isFar) return undefined;
  return {
    message: `This was "${cutAtWord(String(was), 90)}" and becomes "${cutAtWord(String(is), 90)}".`,
    remedy: remedy ?? 'Check the year.',
    finding: 'change/fact',
  };
}

/** How many times as much one is as the other, or as little: from 1. */
export function factorOf(was: number, is: number): number {
  return was > 0 && is > 0 ? Math.max(is / was, was / is) : 1;
}
