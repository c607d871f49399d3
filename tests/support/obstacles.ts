import AxeBuilder from '@axe-core/playwright';
import type {Page} from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps somebody from using the page as it is now, one line each: the rule, what to do, and where. */
export async function obstacles(page: Page): Promise<string[]> {
  // From the top: what the header covers by half while somebody scrolls is no smaller for that.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  // Frames of others are theirs to fix; without them ("legacy mode") no second window is needed, which takes as long.
  const {violations} = await new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, help, nodes}) => nodes.map(({target}) => `${id}: ${help} (${target.join(' ')})`));
}
