import type {PracticeFacts} from './schemas/practice';
import type {FieldPath} from './source';

/** Every treatment of `costs.yml`, with the way to its fields. */
export function costEntries(costs: PracticeFacts['costs'] | undefined) {
  return (costs?.groups ?? []).flatMap(({name: group, treatments}, index) =>
    treatments.map((cost, place) => ({...cost, group, at: ['groups', index, 'treatments', place] satisfies FieldPath})),
  );
}
