import {describe, expect, it} from 'vitest';
import {SPANISH_HOME} from '@dental/practice';
import {site} from '@dental/testing/realSite';
import {listChoices} from '../src/settings';

describe('listChoices', () => {
  it('marks Spanish pages, so that no two have the same name', () => {
    const home = site.pages.find(({path}) => path === '/')!;
    const pages = [home, {...home, path: SPANISH_HOME}];
    const [english, spanish] = listChoices({...site, pages}).page;
    expect(spanish?.label).toBe(`${english?.label} (Spanish)`);
  });
});
