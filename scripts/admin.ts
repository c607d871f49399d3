/** The editor in forms beside the built site, saving into branches of this repository: npm run admin */
import {resolve} from 'node:path';
import {BACKEND, editorServer, Repository, settingsOf} from '@dental/admin';
import {RULES_FILE, SITE_FOLDER, UserError} from '@dental/practice';
import {listen, siteProblem, siteServer} from '@dental/delivery';
import {contentHere, runCommand} from './lib/command';
import {portFailure, readPort} from './lib/port.mjs';

runCommand(async () => {
  const port = readPort(process.env.PORT);
  const site = {folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)};
  const problem = siteProblem(site);
  if (problem) throw new UserError(problem.what, problem.fix);
  const repository = new Repository(process.cwd());
  const branch = repository.current();
  const server = editorServer({
    site: siteServer(site),
    repository,
    settings: () => settingsOf(contentHere().site, {name: 'proxy', address: BACKEND, branch}),
    onSave: (what) => console.log(`Saved: ${what}`),
  });
  const actual = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error.code, port, 'npm run admin');
  });
  console.log(`The editor is at http://localhost:${actual}/admin  (Ctrl-C stops it)`);
  console.log(`It starts from what is committed on ${branch}; each save is a branch: git branch --list "cms/*"`);
});
