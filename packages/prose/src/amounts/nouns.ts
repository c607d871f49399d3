/**
 * Returns the noun of a treatment on the list of costs: `crown` of "Crown", `wisdom tooth` of
 * "Removing a wisdom tooth".
 */
export function getNoun(name: string): string {
  return name
    .toLowerCase()
    .replace(/ (?:for|with|of|on|in|at) .*|,.*|\(.*/, '')
    .replace(/^(?:tooth-colored|porcelain|removing an?|clear|full set) /, '')
    .replace(/ treatment$/, '');
}

/** Nouns that are too general to name a treatment. */
export const GENERAL_NOUN = /^(?:tooth|visit|full set)/;
