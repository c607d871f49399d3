import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect as expectSoon} from 'playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type ServedCopy, serveCopy} from '../support/servedCopy';
import {readMainText} from '../support/document';
import {exercise, exerciseContent} from '@dental/testing/exercise';
import {NIGHTLY} from '@dental/testing/nightly';
import {visit} from '../support/visit';
import {readRules} from '@dental/delivery';
import {RULES_FILE} from '@dental/practice';
import {type FileChanges} from '@dental/content';
import {applyExample, findExamples} from '../support/guide';

describe.runIf(NIGHTLY)('vendor recipe of docs/vendors.md @nightly', () => {
  /** The site after a developer has added the vendor of docs/vendors.md. */
  let served: ServedCopy;

  beforeAll(async () => {
    const changes = new Map([...exerciseContent, ...makeVendor()]);
    served = await serveCopy(changes, {SITE_VENDORS: 'live'});
  }, 180_000);

  afterAll(() => served?.close());

  const HOSTS = ['https://cdn.parley.example', 'wss://talk.parley.example'];

  it("adds the vendor's hosts to its frame and the privacy table", () => {
    const {standard, byPath} = readRules(join(served.copy.folder, RULES_FILE))!.headers.policies;
    for (const host of HOSTS) expect(byPath['/embed/parley.html']).toContain(host);
    const others = Object.entries(byPath).filter(([path]) => path !== '/embed/parley.html');
    expect(
      [standard, ...others.map(([, policy]) => policy)].filter((policy) =>
        policy.includes('parley'),
      ),
    ).toEqual([]);
    const table = readMainText(served.copy.loadPage('/privacy-policy'));
    for (const words of ['Parley', 'cdn.parley.example', 'talk.parley.example'])
      expect(table).toContain(words);
  });

  it('chats with the new vendor', async () => {
    const page = await served.browser.newPage({baseURL: served.baseURL});
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
