import {existsSync} from 'node:fs';
import {defineConfig, devices} from 'playwright/test';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';
import {NIGHTLY} from '@dental/testing/nightly';

/** Another one lets two runs go on at the same time. */
const PORT = Number(process.env.SITE_PORT ?? 4173);
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The built site, served as a host with our address rules would, in a real browser. */
export default defineConfig({
  testDir: 'tests/site',
  testMatch: '*.spec.ts',
  // One picture for all machines: tests/site/visual says how they draw alike.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  // What is slow and seldom fails waits for the night: npm run test:nightly.
  grepInvert: NIGHTLY ? undefined : /@nightly/,
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
          executablePath: process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path)),
          args: [
            ...BROWSER_ARGUMENTS,
            // No test leaves this machine, whatever a page requests.
            '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
            // A page and its first navigation share a process: a tenth less of the time.
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
