import type {PracticeFacts} from '@dental/content';

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

/**
 * Finds plans by name. Each typed word has to begin a word of one of the plan's names, or the typed
 * text has to match several words written as one (`bluecross`). Accents, case, and punctuation are
 * ignored.
 * @returns the matches, with names that begin with the typed text first; all plans if fewer than
 * two letters are typed
 */
export function findPlans<Kind extends Pick<Plan, 'name' | 'alsoCalled'>>(
  plans: readonly Kind[],
  typed: string,
): readonly Kind[] {
  if (!isSearchable(typed)) return plans;
  const typedWords = splitWords(typed);
  const typedStart = typedWords.join('');
  const matches = plans.flatMap((plan) => {
    const names = [plan.name, ...(plan.alsoCalled ?? [])].map(splitWords);
    if (!names.some((name) => matchesName(name, typedWords))) return [];
    return [{plan, isPrefix: names.some((name) => name.join('').startsWith(typedStart))}];
  });
  return matches.sort((a, b) => Number(b.isPrefix) - Number(a.isPrefix)).map(({plan}) => plan);
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
