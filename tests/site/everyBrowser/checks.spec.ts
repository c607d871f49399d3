import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'playwright/test';
import {CONTENT_WORKER_PATH, SITE_FOLDER, SNAPSHOT_PATH} from '@dental/practice';
import type {Snapshot} from '@dental/admin';
import {Workspace} from '../../../packages/admin/src/worker/workspace';
import {readRules} from '../../../packages/prose/src/engine/readRules';
import {readRuleFiles} from '../../../packages/prose/src/engine/ruleFiles';
import {test} from '../../support/engines/test';
import type {Visitor} from '../../support/engines/visitor';

/*
 * Next to a form, the checks run in the editor's browser, and Safari has another engine for regular
 * expressions than Node. Both have to find the same.
 */

/** The pages of a language, its rules, and files with sentences to add to one page. */
const LANGUAGES = [
  {
    name: 'English',
    page: /^pages-content\/[\w-]+\.mdx$/,
    rules: readRuleFiles(),
    lists: [
      'tests/content/edits/sentences/harmful.txt',
      'tests/content/edits/sentences/honest.txt',
      'packages/prose/tests/honest.txt',
    ],
  },
  {
    name: 'Spanish',
    page: /^pages-content\/es\/[\w-]+\.mdx$/,
    rules: readRuleFiles('es'),
    lists: ['packages/prose/tests/harmfulSpanish.txt', 'packages/prose/tests/honestSpanish.txt'],
  },
];

const MAX_SENTENCES = 100;

/** The page with the editor's worker, and the problems that it found; undefined while it checks. */
type Checking = Window & {checks?: Worker; found?: string[] | undefined};

const snapshotFile = join(SITE_FOLDER, SNAPSHOT_PATH);

for (const {name, page, rules, lists} of LANGUAGES) {
  test(`finds the same in ${name} next to the form as in Node`, async ({visitor}) => {
    test.skip(!existsSync(snapshotFile), 'This build has no editor.');
    test.setTimeout(600_000);
    const snapshot = JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot;
    const file = Object.keys(snapshot.texts).find((path) => page.test(path));
    test.skip(file === undefined, `The practice has no pages in ${name}.`);
    const workspace = new Workspace(snapshot, {} as never);
    let count = 0;
    await visitor.open('/admin');
    for (const sentences of [...lists.map(readList), listExamples(rules)].flatMap(split)) {
      const text = `${snapshot.texts[file!]!.trimEnd()}\n\n${sentences.join('\n\n')}\n`;
      workspace.setTask([{path: file!, text}]);
      const problems = workspace.findProblems(file!);
      const expected = problems.map(({line, message}) => `${line} ${message}`);
      await visitor.run(startCheck, {path: CONTENT_WORKER_PATH, file: file!, text});
      const results = await readFound(visitor);
      count += results.length;
      // The order of problems in one line follows the language of the browser.
      expect(results.sort()).toEqual(expected.sort());
    }
    expect(count).toBeGreaterThan(0);
  });
}

/** Reads the sentences of a file. */
function readList(list: string): string[] {
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The examples of the rules. Leftovers would change the Markdown around them. */
function listExamples(files: Parameters<typeof readRules>[0]): string[] {
  const {rules} = readRules(files);
  return rules.filter(({topic}) => !topic.startsWith('leftovers')).flatMap(({bad}) => bad);
}

/** Splits sentences into parts that fit on a page. */
function split(sentences: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < sentences.length; start += MAX_SENTENCES) {
    parts.push(sentences.slice(start, start + MAX_SENTENCES));
  }
  return parts;
}

/** Lets the editor's worker check a task with one file. */
function startCheck({path, file, text}: Record<'path' | 'file' | 'text', string>): void {
  const page = window as Checking;
  const worker = (page.checks ??= new Worker(path, {type: 'module'}));
  page.found = undefined;
  /** Calls a function of the worker by Comlink's messages. */
  const call = (name: string, argument: unknown) => {
    const argumentList = [{type: 'RAW', value: argument}];
    worker.postMessage({id: name, type: 'APPLY', path: [name], argumentList});
  };
  worker.onmessage = ({data}: MessageEvent<{id: string; value: unknown}>) => {
    if (data.id === 'openTask') call('check', file);
    if (data.id !== 'check') return;
    const problems = data.value as {line: number; message: string}[];
    page.found = problems.map(({line, message}) => `${line} ${message}`);
  };
  call('openTask', [{path: file, text}]);
}

/** Waits for the worker. A script of WebDriver has only 30 seconds. */
async function readFound(visitor: Visitor): Promise<string[]> {
  const read = () => visitor.run(() => (window as Checking).found ?? null);
  await expect.poll(read, {timeout: 60_000}).not.toBeNull();
  return (await read())!;
}
