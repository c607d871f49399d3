import type {PracticeFacts} from '@dental/content';
import {isTypoOf} from '@dental/practice';

type Plan = PracticeFacts['insurance']['plans'][number];

/** The day when a plan was last confirmed: its own day, or the list's if that is later. */
export function getConfirmedDay(
  {confirmed = ''}: Pick<Plan, 'confirmed'>,
  list: {confirmed: string},
): string {
  return confirmed > list.confirmed ? confirmed : list.confirmed;
}

/** Returns true if the text has enough to search for: two letters or digits. */
export function isSearchable(typed: string): boolean {
  return splitWords(typed).join('').length >= 2;
}

/** Words in the names of most plans, which don't distinguish companies. */
const GENERAL_WORDS = 'a and care company dental insurance my of plan plans ppo the'.split(' ');

/**
 * Words for other kinds of plans than the PPO of the same company. Someone who types one of them
 * must not read that the PPO is in network.
 */
const KINDS = {
  hmo: ['hmo', 'hmos', 'dhmo', 'dhmos', 'dmo', 'dmos', 'deltacare'],
  medicaid: ['medicaid', 'ahcccs', 'community'],
  medicare: ['medicare', 'advantage', 'dualcomplete'],
};
type Kind = keyof typeof KINDS;
const ALL_KINDS = Object.keys(KINDS) as Kind[];

/** A name of at least this length is also found in a longer word, such as `uhcdental`. */
const MIN_JOINED_LENGTH = 3;

/** The weight of a word with a typo, relative to a word without one. */
const TYPO_WEIGHT = 0.75;

/** The plans that a typed name means. */
export interface FoundPlans<Named> {
  plans: readonly Named[];
  /** True if no plan has the whole name, and these are the nearest. */
  isNear: boolean;
}

/**
 * Finds plans by name. Each typed word has to begin a word of one of the plan's names, or the typed
 * text has to match several words written as one (`bluecross`). If no plan matches, typos, general
 * words, and finally words without a match are forgiven. Accents, case, and punctuation are always
 * ignored. Words for a kind of plan, such as DHMO, are never forgiven.
 * @returns the matches, with names that begin with the typed text first; all plans if fewer than
 * two letters are typed
 */
export function findPlans<Named extends Pick<Plan, 'name' | 'alsoCalled'>>(
  plans: readonly Named[],
  typed: string,
): FoundPlans<Named> {
  if (!isSearchable(typed)) return {plans, isNear: false};
  const typedWords = splitWords(typed);
  const typedStart = typedWords.join('');
  const possible = plans.filter((plan) => hasKinds(plan, typedWords));
  const matches = possible.flatMap((plan) => {
    const names = listNames(plan);
    if (!names.some((name) => matchesName(name, typedWords))) return [];
    return [{plan, rank: rankPlan(names, typedStart)}];
  });
  if (matches.length === 0) return findNearestPlans(possible, typedWords);
  matches.sort((a, b) => b.rank - a.rank);
  return {plans: matches.map(({plan}) => plan), isNear: false};
}

/** Ranks a plan with exactly the typed name first, then one whose own name starts with it. */
function rankPlan(names: readonly (readonly string[])[], typedStart: string): number {
  const joined = names.map((name) => name.join(''));
  if (joined.includes(typedStart)) return 3;
  const [own, ...others] = joined.map((name) => name.startsWith(typedStart));
  if (own) return 2;
  return others.includes(true) ? 1 : 0;
}

/** Returns true if a plan is of every kind that was typed. */
function hasKinds(plan: Pick<Plan, 'name' | 'alsoCalled'>, typedWords: readonly string[]): boolean {
  const names = listNames(plan);
  return ALL_KINDS.every(
    (kind) => !isOfKind(kind, typedWords) || names.some((name) => isOfKind(kind, name)),
  );
}

/** A shorter word for a kind may be inside of another word by chance. */
const MIN_CONTAINED_LENGTH = 6;

/**
 * Returns true if words contain one for a kind of plan, also in `aetnadmo` or `delta care`. "DPPO
 * Advantage" is a network of dental plans, not of Medicare.
 */
function isOfKind(kind: Kind, words: readonly string[]): boolean {
  const joined = words.join('').replace('dppoadvantage', 'dppo');
  return KINDS[kind].some((name) =>
    name.length < MIN_CONTAINED_LENGTH
      ? words.some((word) => word.endsWith(name))
      : joined.includes(name),
  );
}

/** The plans whose names have the most of the typed words. */
function findNearestPlans<Named extends Pick<Plan, 'name' | 'alsoCalled'>>(
  plans: readonly Named[],
  typedWords: readonly string[],
): FoundPlans<Named> {
  const telling = listTelling(typedWords);
  const counted = plans.map((plan) => ({plan, ...weighPlan(plan, telling)}));
  const most = Math.max(0, ...counted.map(({weight}) => weight));
  if (most === 0 && telling.length > 0) return {plans: [], isNear: false};
  const startsWithTyped = ({plan}: {plan: Named}) =>
    Number(listNames(plan).some(([first]) => first === typedWords[0]));
  const nearest = counted
    .filter(({weight}) => weight === most)
    .sort((a, b) => startsWithTyped(b) - startsWithTyped(a));
  return {
    plans: nearest.map(({plan}) => plan),
    isNear: !nearest.every(({isWhole}) => isWhole),
  };
}

/** The words that distinguish plans: DHMO only without a company's name. */
function listTelling(words: readonly string[]): string[] {
  const telling = words.filter(isTelling);
  const companies = telling.filter((word) => !KINDS.hmo.includes(word));
  return companies.length > 0 ? companies : telling;
}

interface PlanWeight {
  /** At most the number of typed words. */
  weight: number;
  /** True if the plan has all of them. */
  isWhole: boolean;
}

/** Weighs how much of the typed words a plan has, one by one or written as one. */
function weighPlan(
  plan: Pick<Plan, 'name' | 'alsoCalled'>,
  typedWords: readonly string[],
): PlanWeight {
  const words = listNames(plan).flatMap(listWords);
  const weights = typedWords.map((typed) => weighMatch(typed, words));
  const separate = weights.reduce((total, weight) => total + weight, 0);
  const joined = weighMatch(typedWords.join(''), words);
  return {
    weight: Math.max(separate, joined * typedWords.length),
    isWhole: !weights.includes(0) || joined >= TYPO_WEIGHT,
  };
}

/** The words of a name, and from each one on, the rest as one word: people type `blucross`. */
function listWords(name: readonly string[]): string[] {
  return name.flatMap((word, i) => (isTelling(word) ? [word, name.slice(i).join('')] : []));
}

function isTelling(word: string): boolean {
  return !GENERAL_WORDS.includes(word);
}

/** Returns 1 for the start of a word, less for a typo or a longer word, and 0 for no match. */
function weighMatch(typed: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(typed))) return 1;
  const typoWeight = words.some((word) => isTypoOf(typed, word)) ? TYPO_WEIGHT : 0;
  return Math.max(typoWeight, ...words.map((word) => weighStart(typed, word)));
}

/** Weighs a name at the start of a longer word: `uhcdental` is all of UHC, `unitedheath` is not. */
function weighStart(typed: string, name: string): number {
  if (name.length < MIN_JOINED_LENGTH || !typed.startsWith(name)) return 0;
  const isRestTelling = isTelling(typed.slice(name.length));
  return isRestTelling ? name.length / typed.length : 1;
}

function listNames({name, alsoCalled = []}: Pick<Plan, 'name' | 'alsoCalled'>): string[][] {
  return [name, ...alsoCalled].map(splitWords);
}

function matchesName(name: readonly string[], typedWords: readonly string[]): boolean {
  const typedStart = typedWords.join('');
  const matchesJoined = name.some((_, i) => name.slice(i).join('').startsWith(typedStart));
  if (matchesJoined) return true;
  return typedWords.every((typedWord) => name.some((word) => word.startsWith(typedWord)));
}

/** Splits `Crédit & Co.` into `credit` and `co`. */
function splitWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
