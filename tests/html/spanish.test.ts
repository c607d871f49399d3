import {describe, expect, it} from 'vitest';
import {getLanguage, parseAddressBook, SPANISH_NOT_FOUND, toEnglishPath} from '@dental/practice';
import {isOtherLanguage} from '@dental/content';
import {site} from '@dental/testing/realSite';
import {routes, SITE} from '../support/built';
import {collapseSpaces, readDocument, readLinks, readMainText} from '../support/document';

const pages = site.pages.filter(({path}) => getLanguage(path) === 'es');

/** The labels of buttons and headings in English that differ in Spanish. */
const englishLabels = Object.entries(site.labels.layout)
  .filter(([name, text]) => text !== site.spanish?.labels.layout[name as 'home'] && text.length > 5)
  .map(([, text]) => text)
  .filter((text) => !text.includes('{'));

/** Shorter texts may be names or hours. */
const WORDS_OF_SENTENCE = 6;

/** Another practice may have no Spanish. */
describe.runIf(pages.length > 0).each(pages.map(({path}) => path))('%s', (path) => {
  const $ = readDocument(path);
  const english = toEnglishPath(path);

  it('is in Spanish', () => {
    expect($('html').attr('lang')).toBe('es');
    const words = $('body :not(script, style, template)')
      .contents()
      .toArray()
      .flatMap((node) => ('data' in node ? [node.data.trim()] : []));
    expect(words.filter((text) => englishLabels.includes(text))).toEqual([]);
    expect(words.filter((text) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(text))).toEqual(
      [],
    );
  });

  it('marks all sentences in English', () => {
    const body = $('body').clone();
    body.find('script, style, template, [lang=en], [translate=no], [aria-label=Preview]').remove();
    const blocks = body.find('h1, h2, h3, h4, p, li, td, th, dt, dd, label, a, button, summary');
    const texts = blocks.toArray().map((node) => collapseSpaces($(node).text()));
    expect(texts.filter((text) => isOtherLanguage(text, 'es', WORDS_OF_SENTENCE))).toEqual([]);
  });

  it('shows the name of the other language in one piece', () => {
    const link = $('header a[hreflang=en][aria-label]').first();
    const pieces = link.find('*').contents().toArray();
    expect(pieces.flatMap((node) => ('data' in node ? [node.data] : []))).toEqual([
      link.attr('aria-label'),
    ]);
  });

  it('is linked with its English page in both directions', () => {
    const readLanguages = (document: typeof $) =>
      document('link[rel=alternate]')
        .toArray()
        .map((node) => [document(node).attr('hreflang'), document(node).attr('href')]);
    const languages = [
      ['en-US', SITE + english],
      ['es', SITE + path],
      ['x-default', SITE + english],
    ];
    expect(readLanguages($)).toEqual(languages);
    expect(readLanguages(readDocument(english))).toEqual(languages);
  });

  it('has a switch to its English page, which has one back', () => {
    const find = (document: typeof $, language: string, to: string) =>
      document(`header a[hreflang=${language}][href="${to}"]`).length;
    expect(find($, 'en', english)).toBeGreaterThan(0);
    expect(find(readDocument(english), 'es', path)).toBeGreaterThan(0);
  });

  it('says which links open a page in English', () => {
    const links = $('a[href^="/"]')
      .toArray()
      .map((node) => $(node))
      .filter((link) => getLanguage(link.attr('href')!.replace(/[?#].*/, '')) === 'en')
      .filter((link) =>
        site.pages.some((page) => page.path === link.attr('href')?.replace(/#.*/, '')),
      );
    expect(
      links.filter((link) => link.attr('hreflang') !== 'en').map((link) => link.text()),
    ).toEqual([]);
  });
});

describe.runIf(pages.length > 0)('the 404 page below /es', () => {
  const $ = readDocument(SPANISH_NOT_FOUND);
  const {notFound} = (site.spanish ?? site).labels;

  it('is in Spanish, with links to Spanish pages', () => {
    expect($('html').attr('lang')).toBe('es');
    for (const text of [notFound.heading, notFound.text]) expect(readMainText($)).toContain(text);
    const paths = readLinks($, 'main').flatMap(({href}) => (href?.startsWith('/') ? [href] : []));
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(getLanguage(path), path).toBe('es');
    expect($('header a[hreflang=en]').first().attr('href')).toBe('/');
  });

  it('is no page that search engines or the list of pages have', () => {
    expect($('meta[name=robots]').first().attr('content')).toContain('noindex');
    expect($('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveLength(0);
    expect(routes).not.toContain(SPANISH_NOT_FOUND);
  });

  it('suggests the nearest pages in its language', () => {
    const book = parseAddressBook($('script[data-addresses]').attr('data-addresses') ?? '');
    const names = [...book.names.keys()];
    expect(names).not.toEqual([]);
    for (const path of names) expect(getLanguage(path), path).toBe('es');
    expect($('[data-nearest-pages]').attr('data-nearest-pages')).toBe(notFound.nearest);
  });
});
