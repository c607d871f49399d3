import type {Plugin} from '@docusaurus/types';
import type {Site} from '@dental/content';
import type {AddressBook, SiteMode} from '@dental/practice';
import type {SiteHeaders} from './hosting/headers';
import type {FilesHost} from './hosting/filesHosts';
import type {Change} from '@dental/content/output';

/** A page that has been rendered. */
export interface BuiltPage {
  path: string;
  html: string;
  /** What the steps have decided to change in it. All changes are made at once, so that it is parsed once for them. */
  changes: Change[];
  /** The styles that its first paint needs; undefined where they are too many to be inline. */
  styles?: string;
}

/** A site on its way from Docusaurus to its hosts. Each step builds on what those before it have made. */
export interface Build {
  /** The project folder. */
  root: string;
  /** The folder of the site. */
  folder: string;
  /** The folder of the rules for hosts that do not find them beside the pages. */
  rulesFolder: string;
  site: Site;
  mode: SiteMode;
  /** The host that the build is for, if it is one that finds its rules beside the pages. */
  host: FilesHost | undefined;
  /** The addresses that the site is to answer. */
  book: AddressBook;
  /** What Docusaurus tells a plugin of its own build. */
  docusaurus: Parameters<NonNullable<Plugin['postBuild']>>[0];
  /** The pages of the book and the 404 page, once they are read. */
  pages: BuiltPage[];
  /** All styles but those that say where fonts are, and those. */
  css: string;
  fonts: string;
  /** The digest of a script or style sheet by its address, once they are final; undefined for one that is not ours. */
  digestOf: (address: string) => string | undefined;
  /** The scripts and styles of the web editor, by their names; undefined where there is none. */
  editor?: Promise<Record<string, string>>;
  /** The headers of the site's answers, once the CSP is known. */
  headers?: SiteHeaders;
}

/** One step from what Docusaurus has built to what is served. */
export type Step = (build: Build) => Promise<void> | void;
