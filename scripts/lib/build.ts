import {checkContent} from '@dental/changes';
import type {build} from '@docusaurus/core/lib';
import {mkdirSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {explainBuild} from '../../src/build/explainFailure';
import {lockBuild} from '../../src/build/lock';
import {FORMER_SITE, NEXT_SITE, siteMode, UserError} from '@dental/practice';
import {publish} from '../../src/build/publish';
import {siteOrRefusal} from '../../src/config/content';
import {report, siteOnDisk} from '@dental/checks';
import {formatProblems} from '@dental/content';
import {runCommand} from './command';

const ROOT = process.cwd();
const LOG = '.cache/build.log';

/**
 * Checks the content, builds the site aside, and puts it in the place of the one before.
 * @param docusaurus its command
 */
export function buildSite(docusaurus: typeof build): void {
  runCommand('npm run build', {}, async () => {
    lockBuild(join(ROOT, '.cache/build.lock'));
    const cleared = rm(join(ROOT, FORMER_SITE), {recursive: true, force: true});
    check();
    await docusaurus(ROOT, {outDir: NEXT_SITE}).catch(explain);
    await cleared;
    publish(ROOT);
  });
}

function check(): void {
  const {problems} = checkContent(ROOT);
  const text = report(problems);
  if (problems.some(({severity}) => severity !== 'warning'))
    throw new UserError(text, 'Put right what is listed above, and run the same command again.');
  if (text) console.log(text);
  siteOrRefusal(ROOT, siteMode());
}

/** What Docusaurus says of an error goes into a file for developers; whoever edited a page reads which one it is. */
function explain(error: unknown): never {
  const own = causesOf(error).find((cause) => cause instanceof UserError);
  if (own) throw own;
  const output = inspect(error, {depth: 20, colors: false});
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  writeFileSync(join(ROOT, LOG), output);
  const {site} = siteOnDisk(ROOT);
  const fileOf = (path: string) => site?.pages.find((page) => page.path === path)?.file;
  const problems = explainBuild(output, {root: ROOT, fileOf});
  const details = `The whole report, for developers, is in ${LOG}.`;
  if (problems.length > 0) throw new UserError(formatProblems(problems), details);
  const said = causesOf(error).at(-1)?.message.split('\n')[0] ?? String(error);
  throw new UserError(
    `The site could not be built, and no page of the content is to blame: ${said}`,
    details,
  );
}

function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  // Several pages that fail are one error of many.
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error, ...causesOf(error.cause), ...parts.flatMap(causesOf)];
}
