import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The people and the name of the sample practice. Another practice's staff don't know them. */
const SAMPLE = /elena-m|(?:elena|dr)[- .]+marquez|rosa[- ]delgado|copper ?finch/i;

const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

it('names no one of the sample practice in messages and hints', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'src/*.ts*'], {
    encoding: 'utf8',
  }).split('\n');
  const named = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.startsWith('packages/testing/') &&
      SAMPLE.test(readFileSync(file, 'utf8').replaceAll(COMMENT, '')),
  );
  expect(named).toEqual([]);
});
