import {expect} from 'playwright/test';
import {listTemplates} from '../../packages/bench/templates';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {readSite} from '@dental/testing/fixtures/practice';
import {
  recordRequests,
  measureCompressed,
  MAX_SCRIPT_BYTES_AFTER_ACTION,
  sum,
} from '../support/firstRequests';
import {test as testForPatients} from '../support/production';
import {mockOthers} from '../support/otherHosts';
import {visit} from '../support/visit';

/*
 * The tour counts requests before the first action; tests/copies/anotherPractice.test.ts covers
 * what loads later.
 */

/** Of the pages that wait for the same scripts, the heaviest runs by day. */
const OPENED_BY_DAY = 'contact';

for (const {name, path} of listTemplates(readSite(anotherPractice)).filter(({moving}) => !moving)) {
  const when = name === OPENED_BY_DAY ? '' : ' @nightly';
  testForPatients(
    `the template "${name}" loads at most 120 kB of script when the visitor acts${when}`,
    async ({page, context, request, baseURL}) => {
      await mockOthers(context);
      // A visitor who saves data gets the page's own scripts and none for linked pages.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {saveData: true, effectiveType: '4g'},
        }),
      );
      const requests = recordRequests(page);
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const scripts = (requests.get('script') ?? []).filter((address) =>
        address.startsWith(baseURL ?? ''),
      );
      expect(scripts.length).toBeGreaterThan(0);
      const bodies = [...new Set(scripts)].map(async (address) =>
        measureCompressed(await (await request.get(address)).body()),
      );
      expect(sum(await Promise.all(bodies)), scripts.join(' ')).toBeLessThanOrEqual(
        MAX_SCRIPT_BYTES_AFTER_ACTION,
      );
    },
  );
}
