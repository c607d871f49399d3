import {asText} from './asText';
import {askGit} from './git';
import {CONTENT_FOLDER, pathOfFile} from './folders';
import {readMdx} from './source';

/** A page as it was in an earlier version. */
export interface FormerPage {
  file: string;
  path: string;
  /** Its old addresses at that time. */
  redirectFrom: string[];
  title: string;
  body: string;
}

/**
 * The pages of an earlier version that have no file any more.
 * @param root the project folder
 * @param revision what git calls the version, such as `HEAD` or `origin/main`
 * @param present the files that are there now
 * @returns undefined if this is no working tree of git, or it does not know the version
 */
export function formerPages(root: string, revision: string, present: ReadonlySet<string>): FormerPage[] | undefined {
  const listed = askGit(root, 'ls-tree', '-r', '-z', '--name-only', revision, '--', CONTENT_FOLDER);
  return listed
    ?.split('\0')
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_') && !present.has(file))
    .map((file) => {
      const {data, body} = readMdx(file, askGit(root, 'show', `${revision}:./${file}`) ?? '');
      const {redirectFrom, title} = (data ?? {}) as {redirectFrom?: unknown; title?: unknown};
      return {
        file,
        path: pathOfFile(file),
        redirectFrom: Array.isArray(redirectFrom) ? redirectFrom.filter((from) => typeof from === 'string') : [],
        title: asText(title),
        body: body.trim(),
      };
    });
}
