import {
  atField,
  type Content,
  costEntries,
  costsSchema,
  type FieldPath,
  leavesOf,
  practiceFile,
  type Problem,
  readYaml,
} from '@dental/content';

/** So many times larger, or smaller, is confirmed by a person. */
export const FACTOR = 3;

/** That a figure has changed by a factor, as a sentence. */
export function changedByFactor(was: number, is: number): string {
  const times = factorOf(was, is).toFixed(1).replace('.0', '');
  return `This figure was ${was} and becomes ${is}, which is ${times} times as ${is > was ? 'much' : 'little'}.`;
}

/** How many times as much one is as the other, or as little: from 1. */
export function factorOf(was: number, is: number): number {
  return was > 0 && is > 0 ? Math.max(is / was, was / is) : 1;
}

/** A figure of a file, by a name under which it is found again when lines before it come or go. */
interface Figure {
  key: string;
  at: FieldPath;
  value: unknown;
}

/** The files whose figures are compared, and the figures in what each holds. */
const COMPARED = {
  policies: (data: unknown): Figure[] => leavesOf(data).map(({at, value}) => ({key: at.join('.'), at, value})),
  costs: (data: unknown): Figure[] => {
    const read = costsSchema.safeParse(data).data;
    const ofTreatments = costEntries(read).flatMap(({name, at, ...cost}) =>
      (['from', 'to'] as const).map((field) => ({key: `${name} ${field}`, at: [...at, field], value: cost[field]})),
    );
    const ofMembership = leavesOf({membership: read?.membership});
    return [...ofTreatments, ...ofMembership.map(({at, value}) => ({key: at.join('.'), at, value}))];
  },
};

/** The names of these files. */
export const COMPARED_FILES = Object.keys(COMPARED) as (keyof typeof COMPARED)[];

/** Figures that have changed by a factor, such as a fee from 75 to 750. */
export function changedFigures(content: Content, former: Pick<Content, 'files' | 'textOf'>): Problem[] {
  return COMPARED_FILES.flatMap((name) => {
    const file = practiceFile(name);
    if (!former.files.has(file) || !content[name]) return [];
    const before = new Map(
      COMPARED[name](readYaml(file, former.textOf(file)).data).map(({key, value}) => [key, value]),
    );
    return COMPARED[name](content[name]).flatMap(({key, at, value}): Problem[] => {
      const was = before.get(key);
      if (typeof was !== 'number' || typeof value !== 'number' || factorOf(was, value) < FACTOR) return [];
      return [
        {
          ...atField(content, file, at, {
            what: changedByFactor(was, value),
            fix: 'Check it, and say in the pull request that it is meant.',
          }),
          severity: 'warning',
          finding: 'facts/changed-by-a-factor',
          quote: String(value),
        },
      ];
    });
  });
}
