/** Serves build/ by the rules of .cache/hosting, as any host does: npm run serve, or PORT=3001 npm run serve;
 * HOST=0.0.0.0 answers other machines too. */
import {resolve} from 'node:path';
import {RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {close, listen, type ServedSite, siteProblem, siteServer} from '@dental/delivery';
import {toFailure} from './lib/failures.mjs';
import {portFailure, readPort} from './lib/port.mjs';

async function serve(site: ServedSite): Promise<void> {
  const port = readPort(process.env.PORT);
  const problem = siteProblem(site);
  if (problem) throw new UserError(problem.what, problem.fix);

  const server = siteServer(site);
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C arrives more than once, from the terminal and from npm.
    process.on(signal, () => {
      stopped ??= close(server).then(() => process.exit(0));
    });
  }
  const actual = await listen(server, port, process.env.HOST).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error.code, port, 'npm run serve');
  });
  console.log(`The site is at http://localhost:${actual}  (Ctrl-C stops it)`);
}

serve({folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)}).catch((error: unknown) => {
  console.error(toFailure(error).message);
  process.exitCode = 1;
});
