import type {ProjectFiles} from '@dental/content';
import type {Snapshot} from '../snapshot';

/** What an edit makes of files: their new text, or nothing if they are deleted. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/** A snapshot with some drafts on top, as the checks read the project's files. */
export function filesOf(
  {texts, statics}: Pick<Snapshot, 'texts' | 'statics'>,
  drafts: Drafts = new Map(),
): ProjectFiles {
  const textOf = (file: string) => (drafts.has(file) ? drafts.get(file) : texts[file]);
  return {
    list: (folder) =>
      [...new Set([...Object.keys(texts), ...statics, ...drafts.keys()])]
        .filter((file) => file.startsWith(`${folder}/`) && (!drafts.has(file) || textOf(file) !== undefined))
        .sort(),
    read(file) {
      const text = textOf(file);
      if (text === undefined) throw new Error(`${file} is not at hand in the browser.`);
      // The checks that run in a browser read texts only, and browsers know no Buffer.
      return {toString: () => text} as unknown as Buffer;
    },
  };
}
