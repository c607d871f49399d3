import {align} from '@dental/changes/align';
import isSame from 'fast-deep-equal';
import {BODY, SOURCE, type EntryData, type Format} from '../format';
import {isRecord, type Data} from '../format/clean';
import {Refusal} from './backend';

/** Whose change of a value holds. */
export type Side = 'mine' | 'theirs';

/** A value that both have changed, each to something else; undefined was taken out. */
export interface Conflict {
  /** Where it is, such as `week.2.opens`. */
  path: string;
  mine: Data | undefined;
  theirs: Data | undefined;
}

/** The texts of a file: as it was when somebody began to change it, as they have it now, and as somebody else has saved it. */
export interface Versions {
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Puts together what two people have changed in a file, field by field, and the body line by line.
 * @param choices whose change holds, for each conflict in their order; mine where that is not decided yet
 */
export function merge(format: Format, {base, mine, theirs}: Versions, choices: readonly Side[] = []) {
  if (theirs === base || theirs === mine) return {text: mine, conflicts: [] as Conflict[]};
  const merger = new Merger(choices);
  const data = merger.merge('', dataOf(format, base), dataOf(format, mine), dataOf(format, theirs));
  const {[BODY]: lines, ...fields} = data as EntryData;
  const body = Array.isArray(lines) && {[BODY]: (lines as string[]).join('\n')};
  return {text: format.toFile({...fields, ...body, [SOURCE]: theirs}), conflicts: merger.conflicts};
}

function dataOf({fromFile}: Format, text: string): EntryData {
  try {
    const {[SOURCE]: _, [BODY]: body, ...data} = fromFile(text);
    return {...data, ...(typeof body === 'string' && {[BODY]: body.split('\n')})};
  } catch {
    throw new Refusal(
      'What somebody else has saved here cannot be read. What you typed is kept: ask whoever looks after the website.',
    );
  }
}

class Merger {
  readonly conflicts: Conflict[] = [];

  constructor(private readonly choices: readonly Side[]) {}

  merge(path: string, base: Data | undefined, mine: Data | undefined, theirs: Data | undefined): Data | undefined {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    if (isRecord(mine) && isRecord(theirs)) return this.mergeFields(path, isRecord(base) ? base : {}, mine, theirs);
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.mergeItems(path, Array.isArray(base) ? base : [], mine, theirs);
    const side = this.choices[this.conflicts.length];
    this.conflicts.push({path, mine, theirs});
    return side === 'theirs' ? theirs : mine;
  }

  private mergeFields(path: string, base: EntryData, mine: EntryData, theirs: EntryData): EntryData {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...names].map((name) => [name, this.merge(below(path, name), base[name], mine[name], theirs[name])]),
    );
  }

  private mergeItems(path: string, base: readonly Data[], mine: readonly Data[], theirs: readonly Data[]): Data[] {
    const [ours, others] = [changesOf(base, mine), changesOf(base, theirs)];
    return [...base, undefined].flatMap((item, index) => {
      const added = bothOf(ours.added[index] ?? [], others.added[index] ?? []);
      if (item === undefined) return added;
      const merged = this.merge(below(path, String(index)), item, ours.kept[index], others.kept[index]);
      return merged === undefined ? added : [...added, merged];
    });
  }
}

/** What both have put at the same place stands there in turn, but for an entry that both have added. */
function bothOf(mine: readonly Data[], theirs: readonly Data[]): readonly Data[] {
  if (isSame([...mine], [...theirs])) return mine;
  return [...theirs, ...mine.filter((item) => !isRecord(item) || !theirs.some((other) => isSame(item, other)))];
}

/** What became of each item of a list, and what was added before each and after the last. */
function changesOf(base: readonly Data[], now: readonly Data[]) {
  const kept: (Data | undefined)[] = base.map(() => undefined);
  const added: Data[][] = [...base, undefined].map(() => []);
  let place = 0;
  for (const {before: from, after: to} of align(base, now, {isSame})) {
    const item = to === undefined ? undefined : now[to];
    if (from === undefined) added[place]?.push(item ?? null);
    else {
      kept[from] = item;
      place = from + 1;
    }
  }
  return {kept, added};
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
