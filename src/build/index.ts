import type {Build, Step} from './build';
import {compression} from './compression';
import {csp} from './csp';
import {head} from './head';
import {hosts} from './hosts';
import {integrity} from './integrity';
import {loader} from './loading';
import {originals} from './originals';
import {readPages, writePages} from './pages';
import {redirects} from './redirects';
import {siteFiles} from './siteFiles';
import {sitemap} from './sitemap';
import {styles} from './styles';

/** What a build is told; the rest comes with the steps. */
export type BuildOptions = Omit<Build, 'pages' | 'css' | 'fonts' | 'headers'>;

/** What happens to a site between Docusaurus and its hosts, in this order. */
const STEPS: readonly Step[] = [
  redirects,
  sitemap,
  siteFiles,
  originals,
  readPages,
  head,
  styles,
  integrity,
  loader,
  csp,
  writePages,
  hosts,
  compression,
];

/**
 * Makes what Docusaurus has built ready for its hosts.
 * @throws {UserError} if something cannot be served as it is
 */
export async function finishBuild(options: BuildOptions): Promise<void> {
  const build: Build = {...options, pages: [], css: '', fonts: ''};
  for (const step of STEPS) await step(build);
}
