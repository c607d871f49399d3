import {addPolicies, writeHostRules} from '@dental/delivery';
import {deleteOriginals} from '@dental/print';
import {addEditor, startEditor} from './admin';
import {addClockTables} from './clock';
import {compressSite} from './compression';
import {writeLastWorkers} from './formerWorkers';
import {addHeadData} from './head';
import {addDigests, readDigests} from './integrity';
import {addLoader} from './loader';
import {addNotices} from './notices';
import {changePages, readPages, writePages} from './pages';
import {addPreviewSettings} from './preview';
import {writeRedirects} from './redirects';
import {addSearchIndex} from './search';
import {writeSiteFiles} from './siteFiles';
import {writeSitemap} from './sitemap';
import {extractStyles} from './styles';
import type {SiteBuild} from './types';

/**
 * Turns the output of Docusaurus into the site that hosts serve.
 * With `TIMES=1` it prints the time that each step takes.
 * @throws {UserError} if something can't be served as it is
 */
export async function finishBuild(build: SiteBuild): Promise<void> {
  const {root, folder} = build;
  const editor = startEditor(build);
  await run(writeRedirects, build);
  await run(writeSitemap, build);
  await run(writeSiteFiles, build);
  await run(writeLastWorkers, build);
  await run(deleteOriginals, root, folder);

  const rendered = await run(readPages, build);
  const complete = await run(addNotices, build, rendered);
  const styles = await run(extractStyles, build, complete);
  const digestOf = readDigests(styles);
  const pages = await run(changePages, complete, [
    await run(addSearchIndex, build, rendered),
    await run(addHeadData, build),
    await run(addClockTables, build),
    await run(addPreviewSettings, build),
    addDigests(digestOf),
    await run(addLoader, build, styles, digestOf),
  ]);

  const secured = await run(addPolicies, build, pages, styles.css);
  const headers = await run(addEditor, build, secured.headers, editor);
  await run(writePages, folder, secured.pages);
  await run(writeHostRules, build, secured.pages, headers);
  await run(compressSite, build);
}

async function run<Input extends unknown[], Output>(
  step: (...input: Input) => Output | Promise<Output>,
  ...input: Input
): Promise<Output> {
  const start = performance.now();
  const output = await step(...input);
  if (process.env.TIMES) console.log(`${step.name}: ${Math.round(performance.now() - start)} ms`);
  return output;
}
