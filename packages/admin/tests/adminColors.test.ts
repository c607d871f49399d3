import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readPalette} from '@dental/content';
import {replaceColors} from '../src/build/adminColors';

const MODULE = readFileSync('node_modules/decap-cms-ui-default/dist/esm/styles.js', 'utf8');
const COLORS = readPalette();

describe('replaceColors', () => {
  it("replaces Decap's colors with ours", () => {
    expect(MODULE).toContain("blue: '#3a69c7'");
    const result = replaceColors(MODULE, {...COLORS, main: '#123456'});
    expect(result).toContain("blue: '#123456'");
    expect(result).not.toContain('#3a69c7');
  });

  it('throws the name of a color that Decap no longer has', () => {
    const withoutGrayDark = MODULE.replace('grayDark:', 'dark:');
    expect(() => replaceColors(withoutGrayDark, COLORS)).toThrow('grayDark');
  });
});
