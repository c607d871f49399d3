import {costEntries} from '../costEntries';
import {practiceFile} from '../folders';
import {atField, leavesOf} from '../leaves';
import type {Content} from '../content';
import type {Problem} from '../problem';
import {costsSchema} from '../schemas/prices';
import {readYaml, type FieldPath} from '../source';

/** A figure that grows or shrinks by so much at once is confirmed by a person. */
const FACTOR = 3;

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
    const ofMembership = leavesOf(read?.membership, ['membership']);
    return [...ofTreatments, ...ofMembership.map(({at, value}) => ({key: at.join('.'), at, value}))];
  },
};

/** The names of these files. */
export const COMPARED_FILES = Object.keys(COMPARED) as (keyof typeof COMPARED)[];

/**
 * Figures that have changed by a factor, such as a fee from 75 to 750.
 * @param formerly a file as it was; undefined if there is nothing to compare with
 */
export function checkChangedFigures(
  content: Content,
  formerly: (name: keyof typeof COMPARED) => string | undefined,
): Problem[] {
  return COMPARED_FILES.flatMap((name) => {
    const former = formerly(name);
    if (former === undefined || !content[name]) return [];
    const file = practiceFile(name);
    const before = new Map(COMPARED[name](readYaml(file, former).data).map(({key, value}) => [key, value]));
    return COMPARED[name](content[name]).flatMap(({key, at, value}): Problem[] => {
      const was = before.get(key);
      if (typeof was !== 'number' || typeof value !== 'number' || was <= 0 || value <= 0) return [];
      const factor = Math.max(value / was, was / value);
      if (factor < FACTOR) return [];
      return [
        {
          ...atField(content, file, at, {
            what: `This figure was ${was} and becomes ${value}, which is ${factor.toFixed(1).replace('.0', '')} times as ${value > was ? 'much' : 'little'}.`,
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
