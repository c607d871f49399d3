import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium, expect as expectSoon, type Browser, type Page} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import config from '../../playwright.config';
import {ProjectCopy} from '../support/copies';
import {runGit} from '@dental/testing/folders';
import {NIGHTLY} from '@dental/testing/nightly';
import {makePhotograph} from '@dental/testing/pictures';
import {sendRequest} from '@dental/testing/rawRequests';
import {findFreePort} from '../support/ports';

/** A copy of the project in git, with errors from the start, edited live. */
let copy: ProjectCopy;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';

const ABOUT = 'pages-content/about-us.mdx';
const HOURS = 'pages-content/_practice/hours.yml';
const MARIA = 'pages-content/our-staff/maria.mdx';
const MARIA_TEXT = `---
kind: staff
title: Maria Lopez | {practice}
description: Meet Maria Lopez, who looks after your teeth and your questions at our office.
heading: Maria Lopez
name: Maria Lopez
order: 90
image: team/maria
expertise: 'FILL IN: what she does'
---

Maria Lopez takes her time.
`;
/** An idle machine needs five seconds; the machine of the tests is busy. */
const UPDATE_TIMEOUT = {timeout: 45_000};

const getCopyPath = (file: string) => join(copy.folder, file);
const read = (file: string) => readFileSync(getCopyPath(file), 'utf8');
const write = (file: string, text: string) => writeFileSync(getCopyPath(file), text);
const getBanner = () => page.locator('#content-problems');
const getOverlay = () => page.locator('#webpack-dev-server-client-overlay');

/** Starts `npm run dev` in the copy and returns its address. */
async function startLive(): Promise<string> {
  const port = await findFreePort();
  server = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/dev.ts', '--port', String(port)],
    {
      cwd: copy.folder,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        PATH: `node_modules/.bin${delimiter}${process.env.PATH}`,
      },
      detached: true,
    },
  );
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => (output += String(text)));
  return `http://localhost:${port}`;
}

async function openWhenThere(address: string): Promise<void> {
  page = await browser.newPage({baseURL: address});
  await expectSoon(async () => expect((await page.goto('/about-us'))?.ok()).toBe(true)).toPass({
    timeout: 150_000,
  });
}

function stopLive(): void {
  if (server?.pid && server.exitCode === null) process.kill(-server.pid);
}

beforeAll(async () => {
  browser = await chromium.launch(config.projects?.[0]?.use?.launchOptions);
  copy = new ProjectCopy(new Map());
  runGit(copy.folder, 'init', '-q');
  runGit(copy.folder, 'add', 'pages-content');
  runGit(copy.folder, 'commit', '-qm', 'As it was');
  write(ABOUT, `${read(ABOUT)}\nFor patients <5 we have a smaller chair.\n`);
  write(HOURS, read(HOURS).replace('closes:', 'closes'));
  await openWhenThere(await startLive());
}, 180_000);

afterAll(async () => {
  stopLive();
  await browser?.close();
  copy?.remove();
});

describe('live editing', () => {
  it('starts with two broken files and lists their problems', async () => {
    await expectSoon(getBanner(), output).toContainText(`${ABOUT}:`, UPDATE_TIMEOUT);
    await expectSoon(getBanner()).toContainText(`${HOURS}:`);
    await expectSoon(page.locator('h1')).toHaveText(/\w/);
    await expectSoon(page.getByText('This page cannot be shown')).toHaveCount(0);
    expect(output).toContain(`${ABOUT}:`);
    expect(output).not.toMatch(/^\s+at \S+ \(/m);
  });

  it('sends no page to another website', async () => {
    const port = Number(new URL(page.url()).port);
    const foreign = await sendRequest(port, '/', {Host: 'evil.example'});
    expect([foreign.status, foreign.body]).toEqual([403, 'Invalid Host header']);
    const own = await sendRequest(port, '/', {Host: `localhost:${port}`});
    expect(own.headers['access-control-allow-origin']).toBe('null');
  });

  it('removes the message and shows the new text after a fix', async () => {
    write(HOURS, read(HOURS).replace('closes ', 'closes: '));
    await expectSoon(getBanner()).not.toContainText(HOURS, UPDATE_TIMEOUT);
    write(ABOUT, read(ABOUT).replace('<5', 'under five'));
    await expectSoon(
      page.getByText('For patients under five we have a smaller chair.'),
    ).toBeVisible(UPDATE_TIMEOUT);
    await expectSoon(getBanner()).toHaveCount(0, UPDATE_TIMEOUT);
  });

  it.runIf(NIGHTLY)("shows a new person's page with the missing fields", async () => {
    write(MARIA, MARIA_TEXT);
    const writeTime = Date.now();
    await expectSoon(async () => {
      await page.goto('/our-staff/maria');
      await expectSoon(page.locator('h1')).toHaveText('Maria Lopez', {timeout: 1000});
    }).toPass(UPDATE_TIMEOUT);
    console.log(
      `The page of a new person was there after ${((Date.now() - writeTime) / 1000).toFixed(1)} s.`,
    );
    await expectSoon(getBanner()).toContainText(`${MARIA}:`);
    write(MARIA, read(MARIA).replace(/expertise: .*/, 'expertise: Dental Hygienist'));
    await expectSoon(page.getByText('Dental Hygienist').first()).toBeVisible(UPDATE_TIMEOUT);
    rmSync(getCopyPath(MARIA));
    await expectSoon(getBanner()).toHaveCount(0, UPDATE_TIMEOUT);
    await expectSoon(getOverlay()).toHaveCount(0);
  });
});

/**
 * Edits of a page that break its rendering, with the banner's message. tests/content/edits has all
 * others.
 */
const SLIPS: [does: string, edit: (text: string) => string, says: RegExp][] = [
  ['forgets to close a tag', (text) => `${text}\n<Note>\n\nNobody closes it.\n`, /Note/],
  [
    'loses the second line of dashes',
    (text) => text.replace(/\n---\n/, '\n'),
    /closing line of ---/,
  ],
  ['empties a page', () => '', /empty/],
  ['uses a block that does not exist', (text) => `${text}\n<Reviewz/>\n`, /Reviewz/],
  [
    'names a picture that is not there',
    (text) => `${text}\n![A chair](/img/none.jpg)\n`,
    /picture|image/i,
  ],
];

describe.runIf(NIGHTLY)('live editing banner', () => {
  it.each(SLIPS)('explains an editor who %s', async (_, edit, says) => {
    await page.goto('/about-us');
    const before = read(ABOUT);
    write(ABOUT, edit(before));
    await expectSoon(getBanner()).toContainText(`${ABOUT}:`, UPDATE_TIMEOUT);
    await expectSoon(getBanner()).toContainText(says);
    await expectSoon(page.locator('h1')).toHaveText(/\w/);
    await expectSoon(getOverlay()).toHaveCount(0);
    write(ABOUT, before);
    await expectSoon(getBanner()).toHaveCount(0, UPDATE_TIMEOUT);
    await expectSoon(page.locator('h1')).toHaveText(/\w/);
  });

  it('follows a renamed page and an added image', async () => {
    const kayla = 'pages-content/our-staff/kayla.mdx';
    renameSync(getCopyPath(kayla), getCopyPath('pages-content/our-staff/kay.mdx'));
    await page.goto('/our-staff');
    await expectSoon(getBanner()).toContainText('/our-staff/kayla', UPDATE_TIMEOUT);
    renameSync(getCopyPath('pages-content/our-staff/kay.mdx'), getCopyPath(kayla));
    await expectSoon(getBanner()).toHaveCount(0, UPDATE_TIMEOUT);
    const text = read(kayla);
    write(kayla, text.replace(/^image: .*$/m, 'image: team/kayla-new'));
    await expectSoon(getBanner()).toContainText('kayla-new', UPDATE_TIMEOUT);
    writeFileSync(getCopyPath('static/img/team/kayla-new.jpg'), await makePhotograph(900));
    rmSync(getCopyPath('static/img/team/kayla.svg'));
    await expectSoon(getBanner()).toHaveCount(0, UPDATE_TIMEOUT);
  });

  it('starts when git has no earlier version of the facts', async () => {
    stopLive();
    rmSync(getCopyPath('.git'), {recursive: true});
    const before = read(HOURS);
    write(HOURS, before.replace('closes:', 'closes'));
    output = '';
    const address = await startLive();
    await expectSoon(() => expect(output).toContain(`${HOURS}:`)).toPass(UPDATE_TIMEOUT);
    write(HOURS, before);
    await openWhenThere(address);
    await expectSoon(page.locator('h1')).toHaveText(
      /^heading: (.*)$/m.exec(read(ABOUT))?.[1] ?? '',
      {
        timeout: 150_000,
      },
    );
  });
});
