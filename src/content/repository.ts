import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The repository on GitHub, such as `our-practice/website`.
 * @throws if package.json names none
 */
export function repositoryOf(root: string): string {
  const {repository} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {repository?: string};
  const name = /^github:([\w.-]+\/[\w.-]+)$/.exec(repository ?? '')?.[1];
  if (name === undefined) throw new Error('package.json has no "repository" such as "github:our-practice/website".');
  return name;
}
