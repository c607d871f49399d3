import type {ProjectFiles} from '../../content/projectFiles';
import type {Picture} from '../../pictures/prepare';

/** What the web editor knows of the content that a preview was built from; the build writes it, the browser fetches it. */
export interface Snapshot {
  /** The text of every file under `pages-content`, by path. */
  texts: Readonly<Record<string, string>>;
  /** The paths of all files under `static`, whose content the browser does not need. */
  statics: readonly string[];
  /** The prepared pictures, by name, such as `team/rosa`. */
  pictures: Readonly<Record<string, Picture>>;
  /** The captions of films, by the film's id. */
  captions: Readonly<Record<string, string>>;
  /** Whether drawings are shown where photographs belong. */
  hasDrawings: boolean;
}

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
