import {table} from '@dental/testing/table';

/**
 * Paths that no visitor types, as raw bytes: those in the YAML file, long ones, and broken
 * encodings.
 */
export const HOSTILE: readonly (string | Buffer)[] = [
  ...table<string>(import.meta.url, 'paths'),
  `/${'a'.repeat(3_000)}`,
  `/${'a'.repeat(60_000)}`,
  `/${'a/'.repeat(2_000)}`,
  `/about-us${'/'.repeat(3_000)}`,
  `/about-us?${'x'.repeat(60_000)}`,
  Buffer.from([0x2f, 0xff, 0xfe]),
  Buffer.from([0x2f, 0x61, 0x00, 0x62]),
  Buffer.from([0x2f, 0x61, 0x0b, 0x62]),
];
