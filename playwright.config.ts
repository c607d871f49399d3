import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {type BrowserType, defineConfig, devices, firefox, webkit} from 'playwright/test';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';
import {NIGHTLY} from '@dental/testing/nightly';
import type {EngineOptions} from './tests/support/engines/test';

/** With different ports, two runs can go on at the same time. */
const PORT = Number(process.env.SITE_PORT ?? 4173);
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Without it, Playwright uses its own. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path));

/** The engines of this run, such as `firefox,webkit` for `npm run test:browsers`. */
const ENGINES = (process.env.ENGINES ?? 'chromium').split(',');
const hasBuild = (type: BrowserType) => existsSync(type.executablePath());

/** Slow tests that seldom fail run at night: npm run test:nightly. */
const NOT_RUN = NIGHTLY ? [] : [/@nightly/];

/** Without Playwright's build, Debian's Firefox with the same settings. */
const DEBIAN_FIREFOX = {
  channel: 'moz-firefox',
  executablePath: resolve('tests/support/engines/firefox.mjs'),
  // A mouse that can hover, which a machine without a screen lacks.
  firefoxUserPrefs: {'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6},
};

/** Tests the built site in a real browser, served like a host with our address rules. */
export default defineConfig<EngineOptions>({
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  // One screenshot for all machines: tests/site/visual makes them render alike.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  grepInvert: NOT_RUN,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  // Two cores: while pages wait for timers and requests, the third page uses them.
  workers: 3,
  use: {baseURL: `http://localhost:${PORT}`, locale: 'en-US'},
  projects: [
    {
      name: 'chromium',
      // Chromium has more tests of the same, and Node's engine.
      testIgnore: /everyBrowser.(checks|pages)/,
      grepInvert: [...NOT_RUN, /behaviors\.spec\.ts(?!.*@chromium)/],
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(CHROMIUM && {executablePath: CHROMIUM}),
          args: [
            ...BROWSER_ARGUMENTS,
            // No test reaches another machine, even if a page requests it.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
            // A page and its first navigation share a process, which saves a tenth of the time.
            '--renderer-process-limit=1',
          ],
        },
      },
    },
    {
      name: 'firefox',
      testMatch: /everyBrowser.*\.spec\.ts|behavior.prefetch\.spec\.ts|adminGuide\.spec\.ts/,
      use: {
        browserName: 'firefox' as const,
        launchOptions: hasBuild(firefox) ? {} : DEBIAN_FIREFOX,
      },
    },
    {
      name: 'webkit',
      testMatch: /everyBrowser.*\.spec\.ts/,
      use: hasBuild(webkit) ? devices['iPhone 15'] : {isWebKitGtk: true},
    },
  ].filter(({name}) => ENGINES.includes(name)),
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
