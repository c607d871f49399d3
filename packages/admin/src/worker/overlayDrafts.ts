import type {ProjectFiles} from '@dental/content';
import type {Snapshot} from '../snapshot';

/** The texts of changed files, by path; null for a deleted file. */
export type Drafts = ReadonlyMap<string, string | null>;

/** Gives the checks the files of a snapshot, with some replaced or deleted by drafts. */
export function overlayDrafts(
  {texts, staticFiles}: Pick<Snapshot, 'texts' | 'staticFiles'>,
  drafts: Drafts = new Map(),
): ProjectFiles {
  const allTexts: Record<string, string | null> = {...texts, ...Object.fromEntries(drafts)};
  const textPaths = Object.keys(allTexts).filter((path) => allTexts[path] !== null);
  const paths = new Set([...textPaths, ...staticFiles.filter((path) => drafts.get(path) !== null)]);
  return {
    list: (folder) => [...paths].filter((file) => file.startsWith(`${folder}/`)).sort(),
    read(file) {
      const text = allTexts[file];
      if (text === undefined || text === null) {
        throw new Error(`The editor hasn't loaded ${file}.`);
      }
      // Browsers have no Buffer, and the checks that run in one only read text.
      return {toString: () => text} as unknown as Buffer;
    },
  };
}
