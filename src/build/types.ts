import type {Plugin} from '@docusaurus/types';
import type {Change} from './html';
import type {Build} from '@dental/delivery';

/** The site that is being built, with Docusaurus's own account of its build. */
export interface SiteBuild extends Build {
  docusaurus: Parameters<NonNullable<Plugin['postBuild']>>[0];
}

/** The changes that a step makes to the page at a path. */
export type PageChanges = (path: string) => readonly Change[];

/** The digest of a script or style sheet by its address; undefined for a file of another site. */
export type DigestOf = (address: string) => string | undefined;
