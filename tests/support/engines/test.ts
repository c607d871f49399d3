import {test as playwrightTest, type Browser} from 'playwright/test';
import {PlaywrightVisitor} from './playwrightVisitor';
import {SKIPS} from './skips';
import type {Visitor} from './visitor';
import {WebKitVisitor} from './webKitVisitor';

/** Options of a project in playwright.config.ts. */
export interface EngineOptions {
  /** True for Debian's WebKitGTK, which Playwright can't drive. */
  isWebKitGtk: boolean;
}

/** The browser of this process, as long as the process runs. */
let browser: Promise<Browser> | undefined;

/** A test of a behavior, with a visitor in the project's browser. */
export const test = playwrightTest.extend<{visitor: Visitor} & EngineOptions>({
  isWebKitGtk: [false, {option: true}],
  visitor: async (
    {isWebKitGtk, playwright, browserName, launchOptions, baseURL},
    use,
    {project, title, skip},
  ) => {
    const reason = SKIPS[isWebKitGtk ? 'webkitgtk' : project.name]?.[title];
    skip(reason !== undefined, reason);
    if (!isWebKitGtk) {
      browser ??= playwright[browserName].launch(launchOptions);
      const context = await (await browser).newContext({...(baseURL && {baseURL})});
      await use(new PlaywrightVisitor(await context.newPage()));
      await context.close();
      return;
    }
    const visitor = new WebKitVisitor(baseURL ?? '');
    try {
      await visitor.start();
      await use(visitor);
    } finally {
      await visitor.stop();
    }
  },
});
