import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';

/**
 * A table of cases from the YAML file beside a test, of the same name.
 * @param test the address of the test's own file
 * @param name what the table is called in it
 * @throws if there is none, or nothing in it: a test of no case proves nothing
 */
export function table<Row>(test: string, name: string): Row[] {
  const file = fileURLToPath(test).replace(/(?:\.(?:test|spec))?\.tsx?$/, '.yml');
  const rows = (parse(readFileSync(file, 'utf8')) as Record<string, Row[]>)[name];
  if (!rows?.length) throw new Error(`${file} has no table called "${name}".`);
  return rows;
}
