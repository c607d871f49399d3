import {renderHook, screen} from '@testing-library/react';
import {loadSite} from '@dental/checks';
import {MemoryRouter} from 'react-router-dom';
import {describe, expect, it} from 'vitest';
import {getSiteIn} from '@dental/content';
import {makeDataFiles, makeSharedDataFiles} from '../../src/data/dataFiles';
import PageLink from '../../src/components/links/PageLink';
import {findDifferences} from '../../src/data/findDifferences';
import {setTranslation, useWords} from '../../src/language';
import {mergeTranslation} from '../../src/language/mergeTranslation';
import {makeSources} from './support/data';
import {show} from './support/show';

const site = loadSite(process.cwd()).site!;
const sources = makeSources(site);

describe('the data of a page in Spanish', async () => {
  const english = await makeDataFiles(sources);
  const spanish = await makeSharedDataFiles({...sources, site: getSiteIn(site, 'es')});
  const sent = english.get('es.js') as Record<string, unknown>;
  setTranslation((name, words) => mergeTranslation(words, sent[name]));
  const useOn = (path: string, name: string) =>
    renderHook(() => useWords(name, english.get(`${name}.json`)), {
      wrapper: ({children}) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    }).result.current;

  const names = Object.keys(sent);

  it('is complete, although only what differs is sent', () => {
    for (const name of names) expect(useOn('/es', name)).toEqual(spanish.get(`${name}.json`));
  });

  it.each([
    {english: {a: 1, b: 'x'}, spanish: {a: 1, b: 'y'}, sent: {b: 'y'}},
    {english: {a: 1, b: {c: 'x'}}, spanish: {b: {c: 'y'}}, sent: {a: null, b: {c: 'y'}}},
    {english: [{a: 1, b: 'x'}, 2], spanish: [{a: 1, b: 'y'}, 2], sent: {0: {b: 'y'}}},
    {english: [1, 2], spanish: [1], sent: [1]},
    {english: ['x'], spanish: [], sent: []},
    {english: {a: 1}, spanish: {a: 1, b: undefined}, sent: undefined},
  ])('sends $sent for $spanish', ({english: words, spanish: translation, sent: differences}) => {
    expect(findDifferences(translation, words)).toEqual(differences);
    expect(mergeTranslation(words, differences)).toEqual(translation);
  });

  it.skipIf(!site.spanish)('marks a link to an English page within its text', () => {
    show(<PageLink to="/only-in-english">Empleo</PageLink>, '/es');
    const link = screen.getByRole('link', {name: /^Empleo \(.+\)$/});
    // A link can be a row of an icon and its text: the mark mustn't be a third part of it.
    expect(link.children).toHaveLength(1);
    expect(link.getAttribute('hreflang')).toBe('en');
  });

  it('keeps the hash of a link', () => {
    show(<PageLink to="/costs#plans">Costs</PageLink>, '/');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/costs#plans');
  });

  it('stays out of pages in English', () => {
    for (const name of names) expect(useOn('/', name)).toBe(english.get(`${name}.json`));
  });
});
