import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {RunOptions} from 'axe-core';
import type {Page} from 'playwright';
import names from './names.json';

/** Something that keeps somebody from using a page. */
export interface Obstacle {
  /** The name of axe's rule, or of ours. */
  rule: string;
  help: string;
  /** Where it is, as a selector. */
  target: string;
}

// Playwright's loader, which the tests share, knows no import.meta.
const require = createRequire(join(process.cwd(), 'package.json'));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Words stand out as level AAA has it; of those below level AA axe's other rule speaks.
  rules: {'color-contrast-enhanced': {enabled: true}},
  resultTypes: ['violations'],
  // Frames of others are theirs to fix.
  iframes: false,
  // None of these rules reads style sheets, which would be fetched once more.
  preload: false,
};

/**
 * What axe finds on a page as it is now: WCAG 2.2 at level AA, contrast at level AAA, and good practice.
 * @param without selectors of parts that are left out; rules about the page as a whole see them all the same
 */
export async function obstaclesOn(
  page: Page,
  without: readonly string[] = [],
): Promise<Obstacle[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ({options, exclude, plain}) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      const {violations} = await axe.run({exclude}, options);
      return violations.flatMap(({id: rule, help, nodes}) =>
        nodes.map(({target}) => ({
          rule,
          help: plain[rule as keyof typeof plain] ?? help,
          target: target.join(' '),
        })),
      );
    },
    {options: OPTIONS, exclude: without.map((selector) => [selector]), plain: names},
  );
}
