import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {SKIPS} from '../support/engines/skips';

const FOLDER = 'tests/site/everyBrowser';

it('skips only behaviors that are tested', () => {
  const code = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const titles = Object.values(SKIPS).flatMap((skips) => Object.keys(skips));
  expect(titles.filter((title) => !code.join('\n').includes(`'${title}'`))).toEqual([]);
});
