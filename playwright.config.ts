import {existsSync} from 'node:fs';
import {defineConfig, devices} from 'playwright/test';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';
import {NIGHTLY} from '@dental/testing/nightly';

/** With different ports, two runs can go on at the same time. */
const PORT = Number(process.env.SITE_PORT ?? 4173);
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Without it, Playwright uses its own. */
const CHROMIUM = process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path));

/** Tests the built site in a real browser, served like a host with our address rules. */
export default defineConfig({
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  // One screenshot for all machines: tests/site/visual makes them render alike.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  // Slow tests that seldom fail run at night: npm run test:nightly.
  grepInvert: NIGHTLY ? [] : /@nightly/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  workers: 2,
  use: {baseURL: `http://localhost:${PORT}`, locale: 'en-US'},
  projects: [
    {
      name: 'chromium',
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
  ],
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
