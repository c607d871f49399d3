/**
 * `npm run advisories`: fails on advisories of high severity about what the site is built and deployed with. An exception
 * in hosting/advisories.json says why, and ends on its day.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {timeInPhoenix, UserError} from '@dental/practice';
import {type Audit, openAdvisories} from '@dental/delivery/live';
import {npm, run} from './lib/children.mjs';
import {readArguments, runCommand} from './lib/command';

const FOLDERS = ['.', 'hosting/deploy/cloudflare', 'hosting/deploy/netlify'];
const exceptions = z.array(z.strictObject({id: z.string(), why: z.string(), until: z.iso.date()}));

runCommand(async () => {
  readArguments({}, 'npm run advisories');
  const known = exceptions.parse(JSON.parse(readFileSync('hosting/advisories.json', 'utf8')));
  const today = timeInPhoenix(new Date()).day;
  const problems = [];
  for (const folder of FOLDERS.filter((name) => existsSync(join(name, 'package-lock.json'))))
    problems.push(...openAdvisories(await audit(folder), known, today).map((text) => `- ${folder}: ${text}`));
  if (problems.length === 0) return console.log('No advisory of high severity is open.');
  console.log(problems.join('\n'));
  process.exitCode = 1;
});

async function audit(folder: string): Promise<Audit> {
  const lines: string[] = [];
  await run(npm('audit', '--json', '--package-lock-only'), {
    cwd: folder,
    timeout: 120_000,
    onLine: (line, isError) => {
      if (!isError) lines.push(line);
    },
  });
  const answer = parse(lines.join('\n'));
  if (!answer?.vulnerabilities)
    throw new UserError(
      `The registry did not say which advisories there are for ${folder === '.' ? 'the site' : folder}.`,
      'Run the command again where the registry answers npm audit; nothing is known until then.',
    );
  return answer as Audit;
}

function parse(text: string): Partial<Audit> | undefined {
  try {
    return JSON.parse(text) as Partial<Audit>;
  } catch {
    return undefined;
  }
}
