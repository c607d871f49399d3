/** Serves build/ as a host with our address rules would: npm run serve, or PORT=3001 npm run serve. */
import {resolve} from 'node:path';
import {buildProblem} from '../src/serve/build';
import {close, listen, siteServer} from '../src/serve/server';
import {Failure, toFailure} from './lib/failures.mjs';
import {portFailure, readPort} from './lib/port.mjs';

async function serve(folder: string): Promise<void> {
  const port = readPort(process.env.PORT);
  const problem = buildProblem(folder);
  if (problem) throw new Failure(problem.what, problem.fix);

  const server = siteServer(folder);
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C arrives more than once, from the terminal and from npm.
    process.on(signal, () => {
      stopped ??= close(server).then(() => process.exit(0));
    });
  }
  const actual = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error.code, port, 'npm run serve');
  });
  console.log(`The site is at http://localhost:${actual}  (Ctrl-C stops it)`);
}

serve(resolve('build')).catch((error: unknown) => {
  console.error(toFailure(error).message);
  process.exitCode = 1;
});
