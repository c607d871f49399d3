import {checkContent} from '@dental/changes';
import type {build} from '@docusaurus/core/lib';
import {mkdirSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {join} from 'node:path';
import {inspect} from 'node:util';
import {explainBuildFailure} from '../../src/build/explainFailure';
import {lockBuild} from '../../src/build/lock';
import {PREVIOUS_SITE, NEXT_SITE, SITE_FOLDER, getSiteMode, UserError} from '@dental/practice';
import {publish} from '../../src/build/publish';
import {loadPublishableSite} from '../../src/config/content';
import {formatReport, loadSiteOnDisk} from '@dental/checks';
import {formatProblems} from '@dental/content';
import {makeContentError, runCommand} from './command';
import {summarizeWarnings} from './warnings';

const ROOT = process.cwd();
const LOG = '.cache/build.log';

/**
 * Checks the content, builds the site in a folder of its own, and replaces the last build with it.
 * @param docusaurus its build command
 */
export function buildSite(docusaurus: typeof build): void {
  runCommand('build', {}, async () => {
    lockBuild(join(ROOT, '.cache/build.lock'));
    const removal = rm(join(ROOT, PREVIOUS_SITE), {recursive: true, force: true});
    check();
    muteDocusaurus();
    await docusaurus(ROOT, {outDir: NEXT_SITE}).catch(explain);
    await removal;
    publish(ROOT);
    console.log(`✓ Built the site into ${SITE_FOLDER}/. To serve it: npm run serve`);
  });
}

/** Throws if the content has errors, and prints one line for its warnings. */
function check(): void {
  const {problems} = checkContent(ROOT);
  if (problems.some(({severity}) => severity !== 'warning'))
    throw makeContentError(formatReport(problems));
  const warnings = summarizeWarnings(problems);
  if (warnings) console.log(`${warnings} → npm run check`);
  loadPublishableSite(ROOT, getSiteMode());
}

/** Hides lines of Docusaurus that mislead: it names a temporary folder and a command of its own. */
function muteDocusaurus(): void {
  const {log} = console;
  console.info = () => undefined;
  console.log = (...texts: unknown[]) => {
    if (!String(texts[0]).includes('[SUCCESS]')) log(...texts);
  };
}

/** Reports the page behind an error of Docusaurus; the whole error goes into a file. */
function explain(error: unknown): never {
  const ownError = listCauses(error).find((cause) => cause instanceof UserError);
  if (ownError) throw ownError;
  const output = inspect(error, {depth: 20, colors: false});
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  writeFileSync(join(ROOT, LOG), output);
  if (process.env.DEBUG) console.error(output);
  const {site} = loadSiteOnDisk(ROOT);
  const findFile = (path: string) => site?.pages.find((page) => page.path === path)?.file;
  const problems = explainBuildFailure(output, {root: ROOT, findFile});
  const details = `The whole error, for developers, is in ${LOG}.`;
  if (problems.length > 0) throw new UserError(formatProblems(problems), details);
  const reason = listCauses(error).at(-1)?.message.split('\n')[0] ?? String(error);
  throw new UserError(`Build failed (not a content problem): ${reason}`, details);
}

/** An error and its causes; pages that fail together are one error with many. */
function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error, ...listCauses(error.cause), ...parts.flatMap(listCauses)];
}
