/**
 * Serves build/ by the rules of .cache/hosting, as any host does: npm run serve, or PORT=3001 npm run serve; HOST=0.0.0.0 answers other
 * machines too. With --admin the editor in forms is beside it, which saves into branches of this repository: npm run admin
 */
import {resolve} from 'node:path';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {close, listen, siteServer} from '@dental/delivery';
import {contentHere, runCommand} from './lib/command';
import {portFailure, readPort} from './lib/port.mjs';

runCommand('npm run serve', {admin: {type: 'boolean'}}, async ({admin}) => {
  const port = readPort(process.env.PORT);
  const site = {folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)};
  const server = admin ? await besideEditor(siteServer(site)) : siteServer(site);
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C arrives more than once, from the terminal and from npm.
    process.on(signal, () => void (stopped ??= close(server).then(() => process.exit(0))));
  }
  const actual = await listen(server, port, admin ? undefined : process.env.HOST).catch(
    (error: NodeJS.ErrnoException) => {
      throw portFailure(error.code, port, admin ? 'npm run admin' : 'npm run serve');
    },
  );
  console.log(
    `The ${admin ? 'editor' : 'site'} is at http://localhost:${actual}${admin ? '/admin' : ''}  (Ctrl-C stops it)`,
  );
});

async function besideEditor(site: ReturnType<typeof siteServer>): Promise<typeof site> {
  const {editorServer, Repository} = await import('@dental/admin');
  const repository = new Repository(process.cwd());
  console.log(
    `It starts from what is committed on ${repository.current()}; each save is a branch: git branch --list "cms/*"`,
  );
  return editorServer(site, repository, () => contentHere().site);
}
