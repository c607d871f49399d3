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

/** A test of a behavior, with a visitor in the project's browser. */
export const test = playwrightTest.extend<
  {visitor: Visitor},
  EngineOptions & {playwrightBrowser: Browser | undefined}
>({
  isWebKitGtk: [false, {option: true, scope: 'worker'}],
  playwrightBrowser: [
    async ({isWebKitGtk, playwright, browserName, launchOptions}, use) => {
      const browser = isWebKitGtk ? undefined : await playwright[browserName].launch(launchOptions);
      await use(browser);
      await browser?.close();
    },
    {scope: 'worker'},
  ],
  visitor: async ({playwrightBrowser, baseURL}, use, {project, title, skip}) => {
    const reason = SKIPS[playwrightBrowser ? project.name : 'webkitgtk']?.[title];
    skip(reason !== undefined, reason);
    if (playwrightBrowser) {
      const context = await playwrightBrowser.newContext({...(baseURL && {baseURL})});
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
