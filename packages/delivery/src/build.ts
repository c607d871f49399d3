import type {Site} from '@dental/content';
import type {AddressBook, SiteMode} from '@dental/practice';
import type {FilesHost} from './hosting/filesHosts';

/** A page of the built site. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** The site that is being built, and its folders. No step changes it. */
export interface Build {
  /** The project folder. */
  root: string;
  /** The folder of the site. */
  folder: string;
  /** The folder of the rules for hosts that don't look for them next to the pages. */
  rulesFolder: string;
  site: Site;
  mode: SiteMode;
  /** The host that the build is for, if that host reads its rules next to the pages. */
  host: FilesHost | undefined;
  /** The addresses that the site answers. */
  book: AddressBook;
}
