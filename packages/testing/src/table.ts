import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';

/**
 * A table of cases from the YAML file with the test's name. Throws if it is missing or empty,
 * because a test without cases proves nothing.
 */
export function table<Row>(test: string, name: string): Row[] {
  const file = fileURLToPath(test).replace(/(?:\.(?:test|spec))?\.tsx?$/, '.yml');
  const rows = (parse(readFileSync(file, 'utf8')) as Record<string, Row[]>)[name];
  if (!rows?.length) throw new Error(`${file} has no table called "${name}".`);
  return rows;
}
