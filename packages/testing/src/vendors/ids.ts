import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

const IDS = parse(readFileSync('packages/testing/src/vendors/ids.yml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

/** Ids of a vendor for tests. */
export function makeExampleIds(vendor: string): Record<string, string> {
  return IDS[vendor] ?? {};
}
