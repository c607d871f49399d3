import {cp} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Build, BuiltPage} from '../build';
import {writeFiles} from '@dental/content/output';
import {BUILD_ID, NGINX_FOLDER, RULES_FILE} from '@dental/practice';
import {createHash} from 'node:crypto';
import {hostFiles} from './hostFiles';
import type {SiteHeaders} from './headers';
import {nginxFiles} from './nginx';
import {rulesText} from './rulesFile';

/**
 * Writes the name of the build, by which it can be recognized when it is live, and the rules of every host: beside the pages for those that look there, and into the folder of rules for nginx and
 * our own server. The last one also says that the site is whole: nothing is served without it.
 */
export async function hosts(
  {root, folder, rulesFolder, book, host}: Omit<Build, 'site' | 'mode'>,
  pages: readonly BuiltPage[],
  headers: SiteHeaders,
): Promise<void> {
  const rules = {book, headers};
  const files = hostFiles(rules, host, ({message}) =>
    console.warn(`warning: ${message.replace('\n', ' ')}`),
  );
  const text = rulesText(book, headers);
  const id = createHash('sha256');
  for (const part of [...pages.map(({html}) => html), text]) id.update(part);
  await writeFiles(folder, {
    ...files,
    [BUILD_ID.slice(1)]: `${id.digest('hex').slice(0, 16)}\n`,
  });
  await cp(join(root, 'hosting/nginx'), join(rulesFolder, basename(NGINX_FOLDER)), {
    recursive: true,
  });
  await writeFiles(join(rulesFolder, basename(NGINX_FOLDER)), nginxFiles(rules));
  await writeFiles(rulesFolder, {[basename(RULES_FILE)]: text});
}
