import {cp} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Build, BuiltPage} from '../build';
import {writeFiles} from '@dental/content/files';
import {BUILD_ID, NGINX_FOLDER, RULES_FILE} from '@dental/practice';
import {createHash} from 'node:crypto';
import type {SiteHeaders} from './headers';
import {makeHostFiles} from './hostFiles';
import {makeNginxFiles} from './nginx';
import {formatRules} from './rulesFile';

const ID_LENGTH = 16;

/**
 * Writes the id of the build, which the smoke test compares, and the rules for all hosts:
 * next to the pages, and into the folder for nginx and our own server. Our server's rules come
 * last, because nothing is served without them.
 */
export async function writeHostRules(
  {root, folder, rulesFolder, book, host, site, mode}: Build,
  pages: readonly BuiltPage[],
  headers: SiteHeaders,
): Promise<void> {
  const {counts, timeZone} = site.practice;
  const countsIn = counts && mode === 'production' ? timeZone : undefined;
  const rules = {book, headers, countsIn};
  const files = makeHostFiles(rules, host, ({message}) =>
    console.warn(`warning: ${message.replace('\n', ' ')}`),
  );
  const text = formatRules(rules);
  const id = createHash('sha256');
  for (const {html} of pages) id.update(html);
  id.update(text);
  const idFile = {[BUILD_ID.slice(1)]: `${id.digest('hex').slice(0, ID_LENGTH)}\n`};
  await writeFiles(folder, {...files, ...idFile});

  const nginxFolder = join(rulesFolder, basename(NGINX_FOLDER));
  await cp(join(root, 'hosting/nginx'), nginxFolder, {
    recursive: true,
    filter: (file) => countsIn !== undefined || basename(file) !== 'counts.conf',
  });
  await writeFiles(nginxFolder, makeNginxFiles(rules));
  await writeFiles(rulesFolder, {[basename(RULES_FILE)]: text});
}
