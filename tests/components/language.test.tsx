import {renderHook} from '@testing-library/react';
import {loadSite} from '@dental/checks';
import {getBuildDay} from '@dental/practice';
import {describe, expect, it, vi} from 'vitest';
import {getSiteIn} from '@dental/content';
import {makeDataFiles, makeSharedDataFiles} from '../../src/data/dataFiles';
import {setSpanish, useWords} from '../../src/language';
import {PICTURE} from './support/data';

const visit = vi.hoisted(() => ({path: '/es'}));
vi.mock('../../src/hooks/useCurrentPath', () => ({useCurrentPath: () => visit.path}));

const site = loadSite(process.cwd()).site!;
const sources = {
  site,
  mode: 'production',
  today: getBuildDay(site.practice.timeZone),
  hasDrawings: false,
  brand: [],
  approvals: undefined,
  pictureOf: () => Promise.resolve(PICTURE),
  captionsOf: () => undefined,
} as const;

describe('the data of a page in Spanish', async () => {
  const english = await makeDataFiles(sources);
  const spanish = await makeSharedDataFiles({...sources, site: getSiteIn(site, 'es')});
  const sent = english.get('es.js') as Record<string, unknown>;
  setSpanish(sent);
  const use = (file: string) =>
    renderHook(() => useWords(file.replace('.json', ''), english.get(file))).result.current;

  const names = Object.keys(sent);

  it('is complete, although only what differs is sent', () => {
    visit.path = '/es';
    for (const name of names) expect(use(`${name}.json`)).toEqual(spanish.get(`${name}.json`));
  });

  it('stays out of pages in English', () => {
    visit.path = '/';
    for (const name of names) expect(use(`${name}.json`)).toBe(english.get(`${name}.json`));
  });
});
