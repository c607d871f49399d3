import {checkContent} from '@dental/changes';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {writeFixes} from '@dental/checks';
import {evaluateChange} from '@dental/delivery/evaluate';
import {copyContent} from '../support/contentCopy';
import {runCommand} from '@dental/testing/folders';
import {site} from '@dental/testing/realSite';

/** The command starts Node and reads everything, several times, on a busy machine. */
vi.setConfig({testTimeout: 180_000});

let folder: string;

beforeEach(() => {
  folder = copyContent();
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const PAGE_FILE = site.pages.find(({kind, path}) => kind === 'page' && path !== '/')?.file ?? '';

/** Runs `npm run check` in the copy. */
function check(...args: string[]): Promise<{code: number; output: string}> {
  const command = [resolve('scripts/bundled.mjs'), 'check', ...args];
  return runCommand(folder, [process.execPath, ...command], {GITHUB_ACTIONS: ''});
}

const read = () => readFileSync(join(folder, PAGE_FILE), 'utf8');

/** Adds paragraphs to a page; gives its text before. */
function add(...paragraphs: string[]): string {
  const before = read().trimEnd();
  writeFileSync(join(folder, PAGE_FILE), `${[before, ...paragraphs].join('\n\n')}\n`);
  return before;
}

describe('npm run check -- --fix', () => {
  it('writes every suggestion and lists each fix', () => {
    const before = add(
      'We look after the the whole family, and and ask about payment plans.',
      'Read [the tips](https://www.ada.org/tips?utm_source=mail&fbclid=1) first.',
      'Soft\u200bly we go, and \uFB01nd a time.',
      'Visit\tPrice\nExam\t$60\nCrown\t$1,200',
    );
    const log = writeFixes(folder, () => checkContent(folder).problems);
    expect(read()).toBe(
      `${before}\n\n${[
        'We look after the whole family, and ask about payment plans.',
        'Read [the tips](https://www.ada.org/tips) first.',
        'Softly we go, and find a time.',
        '| Visit | Price |\n|---|---|\n| Exam | $60 |\n| Crown | $1,200 |',
      ].join('\n\n')}\n`,
    );
    const firstLine = before.split('\n').length + 2;
    for (const line of [firstLine, firstLine + 2, firstLine + 4, firstLine + 6])
      expect(log).toContainEqual(
        expect.stringMatching(new RegExp(`^Fixed: ${PAGE_FILE}:${line}  \\S.*\\.$`)),
      );
    const fixed = read();
    expect(writeFixes(folder, () => checkContent(folder).problems)).toEqual([]);
    const {problems} = evaluateChange(folder);
    expect(problems.filter(({severity}) => severity !== 'warning')).toEqual([]);
    expect(problems.filter(({file, line}) => file === PAGE_FILE && line >= firstLine)).toEqual([]);
    expect(read()).toBe(fixed);
  });

  it('reports problems without a suggestion', async () => {
    const before = add('We are the best dentists in Gilbert.', 'Ask for the the form.');
    const {code, output} = await check('--fix');
    expect(code).toBe(1);
    expect(read()).toBe(`${before}\n\nWe are the best dentists in Gilbert.\n\nAsk for the form.\n`);
    expect(output).toMatch(new RegExp(`^Fixed: ${PAGE_FILE}:\\d+  \\S.*\\.$`, 'm'));
    expect(output).toContain("says we're better than others");
  });
});
