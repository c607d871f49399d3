/** Tests the built site in Firefox and Safari's engine: npm run test:browsers */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {exitWithError} from './lib/project.mjs';
import {ensureTool, OTHER_BROWSERS} from './lib/tools.mjs';
import {answerUsage} from './lib/usage.mjs';

const args = process.argv.slice(2);
if (!answerUsage('test:browsers', args)) await testBrowsers().catch(exitWithError);

/** Installs the browsers that are missing, then runs their tests. */
async function testBrowsers() {
  const {firefox, webkit} = await import('playwright');
  const hasBuilds = [firefox, webkit].every((type) => existsSync(type.executablePath()));
  if (!hasBuilds) for (const tool of OTHER_BROWSERS) await ensureTool(tool);
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', ...args],
    {stdio: 'inherit', env: {ENGINES: 'firefox,webkit', ...process.env}},
  );
  process.exitCode = status ?? 1;
}
