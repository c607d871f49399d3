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
  /** The changes of all steps, which are applied at once: its HTML is parsed only once. */
  changes: Change[];
  /** The styles of its first paint; undefined if they are too long to inline. */
  styles?: string;
}

/** A site between Docusaurus and its hosts. Each step uses the results of earlier steps. */
export interface Build {
  /** The project folder. */
  root: string;
  /** The folder of the site. */
  folder: string;
  /** The folder of the rules for hosts that don't find them next to the pages. */
  rulesFolder: string;
  site: Site;
  mode: SiteMode;
  /** The host that the build is for, if it reads its rules next to the pages. */
  host: FilesHost | undefined;
  /** The URLs of the site. */
  book: AddressBook;
  /** The argument of a Docusaurus plugin after its build. */
  docusaurus: Parameters<NonNullable<Plugin['postBuild']>>[0];
  /** All pages of the site and the 404 page, once they are read. */
  pages: BuiltPage[];
  /** All styles but the font faces. */
  css: string;
  /** The font faces. */
  fonts: string;
  /** The digest of a script or style sheet by its URL; undefined if it isn't ours. */
  digestOf: (address: string) => string | undefined;
  /** The scripts and styles of the web editor by name; undefined if there is no editor. */
  editor?: Promise<Record<string, string>>;
  /** The headers of the site's answers, once the policies are known. */
  headers?: SiteHeaders;
}

/** A step after the build of Docusaurus. */
export type Step = (build: Build) => Promise<void> | void;
