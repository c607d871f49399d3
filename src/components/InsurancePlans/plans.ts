import type {PracticeFacts} from '@dental/content';
import {isReliable} from '@dental/practice';

type Plan = PracticeFacts['insurance']['plans'][number];

/** The day on which a plan was last confirmed: its own, or the list's if that is later. */
export function getConfirmedDay(
  {confirmed = ''}: Pick<Plan, 'confirmed'>,
  list: {confirmed: string},
): string {
  return confirmed > list.confirmed ? confirmed : list.confirmed;
}

/** How the office stands to a plan; `confirm` once that was confirmed too long ago to be relied on. */
export function getPlanStanding(
  plan: Plan,
  list: {confirmed: string},
  today: string,
): Plan['standing'] | 'confirm' {
  return isReliable(getConfirmedDay(plan, list), today) ? plan.standing : 'confirm';
}

/** Whether enough was typed to look for: two letters or digits. */
export function isSearchable(typed: string): boolean {
  return splitWords(typed).join('').length >= 2;
}

/**
 * The plans that a visitor means: each typed word begins a word of one of the plan's names, or the words run on from one
 * of them (`bluecross`). Accents, capitals and signs make no difference.
 * @returns those plans, first those with a name that begins so; all of them while fewer than two letters are typed
 */
export function findPlans<Kind extends Pick<Plan, 'name' | 'alsoCalled'>>(
  plans: readonly Kind[],
  typed: string,
): readonly Kind[] {
  if (!isSearchable(typed)) return plans;
  const wanted = splitWords(typed);
  const start = wanted.join('');
  const found = plans.flatMap((plan) => {
    const names = [plan.name, ...(plan.alsoCalled ?? [])].map(splitWords);
    if (!names.some((known) => matchesPlan(known, wanted))) return [];
    return [{plan, isFirst: names.some((known) => known.join('').startsWith(start))}];
  });
  return found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({plan}) => plan);
}

function matchesPlan(known: readonly string[], wanted: readonly string[]): boolean {
  const runsOn = known.some((_, start) => known.slice(start).join('').startsWith(wanted.join('')));
  return runsOn || wanted.every((word) => known.some((one) => one.startsWith(word)));
}

/** `Crédit & Co.` as `credit`, `co`. */
function splitWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
