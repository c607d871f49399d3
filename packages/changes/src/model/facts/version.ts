import type {Site} from '../../../../../src/content/site';

/** The content of the site as it was at one time, with the files that it shows. */
export interface Version {
  site: Site;
  /** The files that could not be read, and whose pages and records are therefore missing. */
  unreadable: readonly string[];
  /** What a file under `static` holds, in short; undefined if there is none. */
  hashOf(this: void, file: string): string | undefined;
  /** The same for a picture, by its name without ending. */
  hashOfImage(this: void, image: string): string | undefined;
}

/** A version without what is in some files, so that nothing that cannot be read counts as gone. */
export function without(version: Version, files: readonly string[]): Version {
  const kept = <Entry extends {file: string}>(entries: readonly Entry[]) =>
    entries.filter(({file}) => !files.includes(file));
  const {pages, cases, reviews} = version.site;
  return {...version, site: {...version.site, pages: kept(pages), cases: kept(cases), reviews: kept(reviews)}};
}
