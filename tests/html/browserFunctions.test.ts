import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE_FOLDER} from '@dental/practice';

/** Functions that a browser of `browserslist` in package.json lacks, as scripts call them. */
const MISSING = [
  '.checkVisibility(',
  '.isSubsetOf(',
  '.union(',
  'AbortSignal.any(',
  'Array.fromAsync(',
  'Intl.Segmenter(',
  'Iterator.from(',
  'Map.groupBy(',
  'Object.groupBy(',
  'Promise.try(',
  'Promise.withResolvers(',
  'RegExp.escape(',
  'URL.parse(',
  'Uint8Array.fromBase64(',
];

/** The definition that the editor's scripts bring. */
const OWN_CAN_PARSE = 'URL.canParse ??=';

const scripts = ['assets/js', 'admin'].flatMap((folder) =>
  readdirSync(join(SITE_FOLDER, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file, text: readFileSync(join(SITE_FOLDER, folder, file), 'utf8')})),
);

describe('scripts', () => {
  it.each(MISSING)('calls %s in no script', (call) => {
    expect(scripts.filter(({text}) => text.includes(call)).map(({file}) => file)).toEqual([]);
  });

  it('brings URL.canParse along in each script that calls it', () => {
    const callers = scripts.filter(({text}) => text.includes('URL.canParse('));
    expect(callers.length).toBeGreaterThan(0);
    expect(callers.filter(({text}) => !text.includes(OWN_CAN_PARSE))).toEqual([]);
  });
});
