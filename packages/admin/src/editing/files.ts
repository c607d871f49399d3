import type {ProjectFiles} from '@dental/content';
import type {Snapshot} from '../snapshot';

/** A snapshot with some drafts on top, as the checks read the project's files. */
export function filesOf(
  {texts, statics}: Pick<Snapshot, 'texts' | 'statics'>,
  drafts: ReadonlyMap<string, string> = new Map(),
): ProjectFiles {
  const all = {...texts, ...Object.fromEntries(drafts)};
  return {
    list: (folder) =>
      [...new Set([...Object.keys(all), ...statics])]
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    read(file) {
      const text = all[file];
      if (text === undefined) throw new Error(`${file} is not at hand in the browser.`);
      // The checks that run in a browser read texts only, and browsers know no Buffer.
      return {toString: () => text} as unknown as Buffer;
    },
  };
}
