import {renderHook} from '@testing-library/react';
import {loadSite} from '@dental/checks';
import {MemoryRouter} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import {getSiteIn} from '@dental/content';
import {makeDataFiles, makeSharedDataFiles} from '../../src/data/dataFiles';
import {setSpanish, useWords} from '../../src/language';
import {makeSources} from './support/data';

const site = loadSite(process.cwd()).site!;
const sources = makeSources(site);

describe('the data of a page in Spanish', async () => {
  const english = await makeDataFiles(sources);
  const spanish = await makeSharedDataFiles({...sources, site: getSiteIn(site, 'es')});
  const sent = english.get('es.js') as Record<string, unknown>;
  setSpanish(sent);
  const useOn = (path: string, name: string) =>
    renderHook(() => useWords(name, english.get(`${name}.json`)), {
      wrapper: ({children}) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    }).result.current;

  const names = Object.keys(sent);

  it('is complete, although only what differs is sent', () => {
    for (const name of names) expect(useOn('/es', name)).toEqual(spanish.get(`${name}.json`));
  });

  it('stays out of pages in English', () => {
    for (const name of names) expect(useOn('/', name)).toBe(english.get(`${name}.json`));
  });
});
