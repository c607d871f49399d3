import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/**
 * The folder of this package. A bundle can't ask for its own path, so the package is looked up from
 * the working folder, as an import would be.
 */
export const PACKAGE_FOLDER = dirname(
  createRequire(join(process.cwd(), 'index.js')).resolve('@dental/prose/package.json'),
);

/** The texts of the files under `rules/`, or below it in a folder of a language, by their names. */
export function readRuleFiles(language = ''): Record<string, string> {
  const folder = join(PACKAGE_FOLDER, 'rules', language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
