import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {RunOptions} from 'axe-core';
import type {Page} from 'playwright';

/** An accessibility problem on a page. */
export interface Obstacle {
  /** The name of axe's rule, or of ours. */
  rule: string;
  help: string;
  /** The element, as a selector. */
  target: string;
}

/** Plainer descriptions of the rules that editors run into most. */
const PLAIN_HELP: Record<string, string> = {
  'color-contrast': 'Text is hard to read against its background',
  'color-contrast-enhanced': 'Text needs more contrast with its background for some readers',
  'image-alt': "An image has no description for people who can't see it",
  'link-name': 'A link has no text',
  'button-name': 'A button has no text',
  'target-size': 'A button or link is too small to tap',
};

// Playwright's loader, which the tests share, knows no import.meta.
const require = createRequire(join(process.cwd(), 'package.json'));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Level AAA contrast; axe's other rule reports contrast below level AA.
  rules: {'color-contrast-enhanced': {enabled: true}},
  resultTypes: ['violations'],
  // Third-party frames are theirs to fix.
  iframes: false,
  // None of these rules reads style sheets, so don't fetch them a second time.
  preload: false,
};

/**
 * Runs axe on the page in its current state: WCAG 2.2 level AA, contrast at level AAA, and best
 * practices.
 * @param without selectors of parts to skip; rules about the whole page still see them
 */
export async function findObstacles(
  page: Page,
  without: readonly string[] = [],
): Promise<Obstacle[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ({options, exclude, plainHelp}) => {
      // The script above has added it to the page.
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      const {violations} = await axe.run({exclude}, options);
      return violations.flatMap(({id: rule, help, nodes}) =>
        nodes.map(({target}) => ({
          rule,
          help: plainHelp[rule] ?? help,
          target: target.join(' '),
        })),
      );
    },
    {options: OPTIONS, exclude: without.map((selector) => [selector]), plainHelp: PLAIN_HELP},
  );
}
