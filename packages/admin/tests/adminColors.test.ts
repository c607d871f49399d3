import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {palette} from '@dental/content';
import {withColors} from '../src/build/adminColors';

const MODULE = readFileSync('node_modules/decap-cms-ui-default/dist/esm/styles.js', 'utf8');
const COLORS = palette();

test('the editor has the colors of the site', () => {
  expect(MODULE).toContain("blue: '#3a69c7'");
  const ours = withColors(MODULE, {...COLORS, main: '#123456'});
  expect(ours).toContain("blue: '#123456'");
  expect(ours).not.toContain('#3a69c7');
});

test('a color that the editor has no more is named', () => {
  expect(() => withColors(MODULE.replace('grayDark:', 'dark:'), COLORS)).toThrow('grayDark');
});
