import {admin, beginEditor} from './admin';
import {type Build, csp, hosts, type Step} from '@dental/delivery';
import {withholdOriginals} from '@dental/print';
import {clock} from './clock';
import {compression} from './compression';
import {head} from './head';
import {integrity} from './integrity';
import {loader} from './loader';
import {changePages, readPages, writePages} from './pages';
import {preview} from './preview';
import {redirects} from './redirects';
import {search} from './search';
import {siteFiles} from './siteFiles';
import {sitemap} from './sitemap';
import {styles} from './styles';

/** What a build is told; the rest comes with the steps. */
export type BuildOptions = Omit<
  Build,
  'pages' | 'css' | 'fonts' | 'digestOf' | 'editor' | 'headers'
>;

/** Takes out the photographs that the served pictures are made from. */
const originals: Step = ({root, folder}) => withholdOriginals(root, folder);

/** What happens to a site between Docusaurus and its hosts, in this order. */
const STEPS: readonly Step[] = [
  beginEditor,
  redirects,
  sitemap,
  siteFiles,
  originals,
  readPages,
  search,
  styles,
  head,
  clock,
  preview,
  integrity,
  loader,
  changePages,
  csp,
  admin,
  writePages,
  hosts,
  compression,
];

/**
 * Makes what Docusaurus has built ready for its hosts.
 * With `TIMES=1` it prints what each step takes.
 * @throws {UserError} if something cannot be served as it is
 */
export async function finishBuild(options: BuildOptions): Promise<void> {
  const build: Build = {...options, pages: [], css: '', fonts: '', digestOf: () => undefined};
  for (const step of STEPS) {
    const start = performance.now();
    await step(build);
    if (process.env.TIMES) console.log(`${step.name}: ${Math.round(performance.now() - start)} ms`);
  }
}
