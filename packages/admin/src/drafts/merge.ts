import {align} from '@dental/changes/align';
import isSame from 'fast-deep-equal';
import {BODY, SOURCE, type EntryData, type Format} from '../format';
import {isRecord, type Data} from '../format/clean';
import {Refusal} from './backend';

type Value = Data | undefined;

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
export function merge(
  format: Format,
  {base, mine, theirs}: Versions,
  choices: readonly Side[] = [],
) {
  const conflicts: Conflict[] = [];
  if (theirs === base || theirs === mine) return {text: mine, conflicts};

  const merged = (
    at: readonly (string | number)[],
    was: Value,
    own: Value,
    other: Value,
  ): Value => {
    if (isSame(own, other) || isSame(was, other)) return own;
    if (isSame(was, own)) return other;
    if (isRecord(own) && isRecord(other)) {
      const former = isRecord(was) ? was : {};
      const names = Object.keys({...other, ...own});
      return Object.fromEntries(
        names.map((name) => [name, merged([...at, name], former[name], own[name], other[name])]),
      );
    }
    if (Array.isArray(own) && Array.isArray(other)) {
      const former = Array.isArray(was) ? was : [];
      const [ours, others] = [changesOf(former, own), changesOf(former, other)];
      return [...former, undefined].flatMap((item, index) => {
        const added = bothOf(ours.added[index] ?? [], others.added[index] ?? []);
        // After the last item there is none.
        const kept = merged([...at, index], item, ours.kept[index], others.kept[index]);
        return kept === undefined ? added : [...added, kept];
      });
    }
    const side = choices[conflicts.length];
    conflicts.push({path: at.join('.'), mine: own, theirs: other});
    return side === 'theirs' ? other : own;
  };

  const data = merged([], dataOf(format, base), dataOf(format, mine), dataOf(format, theirs));
  const {[BODY]: lines, ...fields} = data as EntryData;
  const body = Array.isArray(lines) && {[BODY]: (lines as string[]).join('\n')};
  return {text: format.toFile({...fields, ...body, [SOURCE]: theirs}), conflicts};
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

/** What both have put at the same place stands there in turn, but for an entry that both have added. */
function bothOf(mine: readonly Data[], theirs: readonly Data[]): readonly Data[] {
  if (isSame([...mine], [...theirs])) return mine;
  return [
    ...theirs,
    ...mine.filter((item) => !isRecord(item) || !theirs.some((other) => isSame(item, other))),
  ];
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
