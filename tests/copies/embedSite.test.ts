import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRules} from '@dental/delivery';
import {RULES_FILE} from '@dental/practice';
import {ANOTHER_SITE} from '../support/copies';
import {buildAnotherSite} from '../support/production';
import {buildVendorSite, EMBED_SITE} from '../support/vendors/site';

/** The policies of all pages of a built site. */
function readPolicies(folder: string): string[] {
  return Object.values(readRules(join(folder, RULES_FILE))?.headers.policies.byPath ?? {});
}

// Here the builds go on while other tests wait. The browser tests visit the same sites.
describe('a practice with an address for embedded content', () => {
  it('lets its pages frame that address, and no page of another practice', async () => {
    const {folder} = await buildVendorSite(undefined, true);
    expect(readPolicies(folder)).toContainEqual(expect.stringContaining(EMBED_SITE));
    await buildAnotherSite();
    expect(readPolicies(ANOTHER_SITE).length).toBeGreaterThan(10);
    expect(readPolicies(ANOTHER_SITE).join()).not.toContain(EMBED_SITE);
  }, 600_000);
});
