import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteMode} from '../src/site/mode';
import {explainBuild} from '../src/build/explainFailure';
import {loadSite} from '../src/content/loadSite';
import {formatProblems} from '../src/content/problem';
import {finishBuild} from '../src/build/index';
import {hostOfBuild} from '../src/build/hosts/hostFiles';
import {endWithSignals, run} from './lib/children.mjs';
import {toFailure} from './lib/failures.mjs';
import {UserError} from '../src/userError.mjs';

const ROOT = process.cwd();
const LOG = '.cache/build.log';

/** `npm run build`: checks the content, builds the site into build/, and makes it ready for its hosts. */
async function build(): Promise<void> {
  endWithSignals();
  const check = await runTool('tsx/dist/cli.mjs', ['scripts/check.ts'], console.log);
  if (check.code !== 0) process.exit(check.code);
  await runDocusaurus();
  const {site} = loadSite(ROOT);
  if (!site) throw new UserError('The content was changed while the site was being built.', 'Build it again.');
  await finishBuild({root: ROOT, site, mode: siteMode(), host: hostOfBuild(process.env)});
}

/**
 * Builds the pages. What Docusaurus says of an error goes into a file for developers; whoever edited a page reads
 * which one it is.
 */
async function runDocusaurus(): Promise<void> {
  const lines: string[] = [];
  let failed = false;
  const {code} = await runTool('@docusaurus/core/bin/docusaurus.mjs', ['build'], (line) => {
    lines.push(line);
    failed ||= line.includes('[ERROR]');
    if (!failed) console.log(line);
  });
  const output = lines.join('\n');
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  writeFileSync(join(ROOT, LOG), output);
  if (code !== 0) throw new UserError(...whatFailed(output), code);
}

function whatFailed(output: string): [what: string, fix: string] {
  const {site} = loadSite(ROOT);
  const fileOf = (path: string) => site?.pages.find((page) => page.path === path)?.file;
  const problems = explainBuild(output, {root: ROOT, fileOf});
  const details = `The whole report, for developers, is in ${LOG}.`;
  if (problems.length > 0) return [formatProblems(problems), details];
  const said = /\[ERROR\]\s*(?:Error: )?([^\n]+)/.exec(output)?.[1] ?? 'It ended without a word.';
  return [`The site could not be built, and no page of the content is to blame: ${said}`, details];
}

function runTool(tool: string, args: string[], onLine: (line: string) => void) {
  return run([process.execPath, join(ROOT, 'node_modules', tool), ...args], {onLine});
}

build().catch((error: unknown) => {
  const {message, code} = toFailure(error);
  console.error(message);
  process.exitCode = code;
});
