import {readFileSync} from 'node:fs';
import {SOCIAL_ICONS} from '@dental/content';
import {describe, expect, it} from 'vitest';
import {INTERFACE_ICONS} from '../../src/components/Icon/iconNames';

describe('IconName', () => {
  it('lists exactly the symbols of the sprite', () => {
    const sprite = readFileSync('static/img/icons.svg', 'utf8');
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set([...INTERFACE_ICONS, ...SOCIAL_ICONS])).toEqual(new Set(ids));
  });
});
