import type {ProjectFiles} from '@dental/content';
import type {Snapshot} from '../snapshot';

/** Gives the checks the files of a snapshot, with some replaced by drafts. */
export function overlayDrafts(
  {texts, staticFiles}: Pick<Snapshot, 'texts' | 'staticFiles'>,
  drafts: ReadonlyMap<string, string> = new Map(),
): ProjectFiles {
  const allTexts = {...texts, ...Object.fromEntries(drafts)};
  return {
    list(folder) {
      const paths = new Set([...Object.keys(allTexts), ...staticFiles]);
      return [...paths].filter((file) => file.startsWith(`${folder}/`)).sort();
    },
    read(file) {
      const text = allTexts[file];
      if (text === undefined) throw new Error(`The editor hasn't loaded ${file}.`);
      // Browsers have no Buffer, and the checks that run in one only read text.
      return {toString: () => text} as unknown as Buffer;
    },
  };
}
