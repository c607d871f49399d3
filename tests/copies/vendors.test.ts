import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, expect as expectSoon} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ProjectCopy} from '../support/copies';
import {readMainText} from '../support/document';
import {exercise, exerciseContent} from '@dental/testing/exercise';
import {NIGHTLY} from '@dental/testing/nightly';
import {visit} from '../support/visit';
import config from '../../playwright.config';
import {close, listen, readRules, createSiteServer} from '@dental/delivery';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {type FileChanges} from '@dental/content';
import {applyExample, findExamples} from '../support/guide';

/** The site after a developer has added the vendor of docs/vendors.md. */
let copy: ProjectCopy;

beforeAll(async () => {
  copy = new ProjectCopy(new Map([...exerciseContent, ...makeVendor()]));
  const {code, output} = await copy.build({SITE_VENDORS: 'live'});
  if (code !== 0) throw new Error(output);
}, 180_000);

afterAll(() => copy?.remove());

const browserOptions = config.projects?.[0]?.use?.launchOptions ?? {};

describe.runIf(NIGHTLY)('vendor recipe of docs/vendors.md @nightly', () => {
  const HOSTS = ['https://cdn.parley.example', 'wss://talk.parley.example'];

  it("adds the vendor's hosts to its frame and the privacy table", () => {
    const {standard, byPath} = readRules(join(copy.folder, RULES_FILE))!.headers.policies;
    for (const host of HOSTS) expect(byPath['/embed/parley.html']).toContain(host);
    const others = Object.entries(byPath).filter(([path]) => path !== '/embed/parley.html');
    expect(
      [standard, ...others.map(([, policy]) => policy)].filter((policy) =>
        policy.includes('parley'),
      ),
    ).toEqual([]);
    const table = readMainText(copy.loadPage('/privacy-policy'));
    for (const words of ['Parley', 'cdn.parley.example', 'talk.parley.example'])
      expect(table).toContain(words);
  });

  it('chats with the new vendor', async () => {
    const server = createSiteServer({
      folder: join(copy.folder, SITE_FOLDER),
      rules: join(copy.folder, RULES_FILE),
    });
    const baseURL = `http://localhost:${await listen(server, 0)}`;
    const browser = await chromium.launch(browserOptions);
    try {
      const page = await browser.newPage({baseURL});
      const body =
        'window.Parley = {open: (room, place) => ' +
        "place.append('Room ', room, document.createElement('hr'))}";
      await page.route('https://cdn.parley.example/box.js', (route) =>
        route.fulfill({contentType: 'text/javascript', body}),
      );
      await visit(page, '/about-us');
      await page.getByRole('link', {name: 'Chat with us'}).click();
      const chat = page.frameLocator('iframe[src="/embed/parley.html"]');
      await expectSoon(chat.getByText('Room 123456')).toBeVisible();
    } finally {
      await browser.close();
      await close(server);
    }
  });
});

/** The files that docs/vendors.md tells a developer to write. */
function makeVendor(): FileChanges {
  const changes = new Map<string, string>();
  for (const example of findExamples(readFileSync('docs/vendors.md', 'utf8'))) {
    const {file, isDiff, lines} = example;
    changes.set(
      file,
      isDiff
        ? applyExample(exercise.read(file).toString('utf8'), example)
        : `${lines.join('\n')}\n`,
    );
  }
  return changes;
}
