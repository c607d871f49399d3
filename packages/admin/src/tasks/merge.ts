import {align} from '@dental/changes/align';
import isSame from 'fast-deep-equal';
import {BODY, SOURCE, type EntryData, type Format} from '../format';
import {isRecord, type Data} from '../format/data';
import {UserFacingError} from './repository';

type Value = Data | undefined;
type Path = readonly (string | number)[];

/** The person whose change to a value is kept. */
export type Side = 'mine' | 'theirs';

/** A value that both people changed, each to something else; undefined if one deleted it. */
export interface Conflict {
  /** The path of the value, such as `week.2.opens`. */
  path: string;
  mine: Value;
  theirs: Value;
}

/** The texts of a file: before both changes, with my changes, and with a colleague's saved ones. */
export interface Versions {
  /** Empty if both created the file. */
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Merges two people's changes to a file, field by field, and the body line by line.
 * @param choices the side to keep, for each conflict in order; mine if there is none
 */
export function merge(
  format: Format,
  {base, mine, theirs}: Versions,
  choices: readonly Side[] = [],
): {text: string; conflicts: Conflict[]} {
  if (theirs === base || theirs === mine) return {text: mine, conflicts: []};
  const merger = new Merger(choices);
  const isNew = base === '';
  // The lines of two new bodies don't belong together: they could be about two people.
  const parse = (text: string) => parseVersion(format, text, {splitsBody: !isNew});
  const merged = merger.mergeValues([], isNew ? {} : parse(base), parse(mine), parse(theirs));
  const data = merged as EntryData;
  const lines = data[BODY];
  const body = Array.isArray(lines) ? (lines as string[]).join('\n') : lines;
  const text = format.toFile({...data, [BODY]: body, [SOURCE]: theirs});
  return {text, conflicts: merger.conflicts};
}

/** A form's data, and the text that it was saved as. */
export interface Saved {
  data: EntryData;
  text: string;
}

/**
 * Returns what a form shows after a save: the saved text, with what was typed while it was saved.
 * @param typed the data of the form now
 * @param sent the data and the text when the save started
 * @param savedText the text with a colleague's changes
 */
export function mergeTyped(
  format: Format,
  typed: EntryData,
  sent: Saved,
  savedText: string,
): EntryData {
  if (typed === sent.data) return format.fromFile(savedText);
  // A row that was just added is still empty, and wouldn't be in the text.
  if (savedText === sent.text) return {...typed, [SOURCE]: savedText};
  const versions: Versions = {base: sent.text, mine: format.toFile(typed), theirs: savedText};
  return {...format.fromFile(merge(format, versions).text), [SOURCE]: savedText};
}

class Merger {
  readonly conflicts: Conflict[] = [];

  constructor(private readonly choices: readonly Side[]) {}

  mergeValues(path: Path, base: Value, mine: Value, theirs: Value): Value {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) return theirs;
    if (isRecord(mine) && isRecord(theirs)) return this.mergeRecords(path, base, mine, theirs);
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      return this.mergeLists(path, base, mine, theirs);
    }
    const side = this.choices[this.conflicts.length];
    this.conflicts.push({path: path.join('.'), mine, theirs});
    return side === 'theirs' ? theirs : mine;
  }

  private mergeRecords(
    path: Path,
    base: Value,
    mine: Record<string, Value>,
    theirs: Record<string, Value>,
  ): Value {
    const baseRecord = isRecord(base) ? base : {};
    const merged: Record<string, Value> = {};
    for (const name of Object.keys({...theirs, ...mine})) {
      const child = [...path, name];
      merged[name] = this.mergeValues(child, baseRecord[name], mine[name], theirs[name]);
    }
    return merged;
  }

  private mergeLists(
    path: Path,
    base: Value,
    mine: readonly Data[],
    theirs: readonly Data[],
  ): Value {
    const baseItems = Array.isArray(base) ? base : [];
    const myChanges = diffLists(baseItems, mine);
    const theirChanges = diffLists(baseItems, theirs);
    const merged: Data[] = [];
    for (let index = 0; index <= baseItems.length; index += 1) {
      merged.push(...combine(myChanges.added[index] ?? [], theirChanges.added[index] ?? []));
      // After the last item come only additions.
      const mergedValue = this.mergeValues(
        [...path, index],
        baseItems[index],
        myChanges.kept[index],
        theirChanges.kept[index],
      );
      if (mergedValue !== undefined) merged.push(mergedValue);
    }
    return merged;
  }
}

function parseVersion(
  {fromFile}: Format,
  text: string,
  {splitsBody}: {splitsBody: boolean},
): EntryData {
  try {
    const {[SOURCE]: _, ...data} = fromFile(text);
    const body = data[BODY];
    return splitsBody && typeof body === 'string' ? {...data, [BODY]: body.split('\n')} : data;
  } catch {
    throw new UserFacingError(
      "A colleague saved something here that the editor can't read. " +
        'Ask the person who manages the website to fix it. Your changes are still in the form.',
    );
  }
}

/** Combines the items that both added at the same place. A record that both added appears once. */
function combine(mine: readonly Data[], theirs: readonly Data[]): readonly Data[] {
  if (isSame([...mine], [...theirs])) return mine;
  const isInTheirs = (item: Data) => isRecord(item) && theirs.some((other) => isSame(item, other));
  return [...theirs, ...mine.filter((item) => !isInTheirs(item))];
}

interface ListChanges {
  /** The current value of each base item; undefined if it was deleted. */
  kept: Value[];
  /** The items added before each base item, and after the last. */
  added: Data[][];
}

function diffLists(base: readonly Data[], current: readonly Data[]): ListChanges {
  const baseItems: Value[] = base.map(() => undefined);
  const added: Data[][] = [...base, undefined].map(() => []);
  let place = 0;
  for (const {before, after} of align(base, current, {isSame})) {
    const item = after === undefined ? undefined : current[after];
    if (before === undefined) {
      added[place]?.push(item ?? null);
    } else {
      baseItems[before] = item;
      place = before + 1;
    }
  }
  return {kept: baseItems, added};
}
