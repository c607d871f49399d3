import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {addIntegrity, changed} from '@dental/content/output';
import {deferScripts} from '../../../../src/build/loader';
import {usedStyles, withoutFonts} from '../../../../src/build/styles';

const BUILT =
  '<!doctype html><html><head><title>x</title><link rel=stylesheet href=/assets/css/all.css>' +
  '<script src=/assets/js/runtime.js defer></script><script src=/assets/js/main.js defer></script>' +
  '</head><body><p>é &amp; ü</p></body></html>';

const digestOf = (address: string) =>
  ({'/assets/js/runtime.js': 'sha384-r', '/assets/css/all.css': 'sha384-s'})[address];

const loading = {
  chunks: ['/assets/js/page.js'],
  digestOf,
  fonts: '@font-face{src:x}',
  styles: 'p{color:red}',
};

describe('a page with its scripts put off', () => {
  const $ = load(changed(BUILT, addIntegrity(digestOf), deferScripts(loading)));
  const later = load($('template').html() ?? '');

  it('has no script or style sheet to fetch before the visitor acts', () => {
    const now = load($.html());
    now('template').remove();
    expect(now('script[src], link[rel=stylesheet], link[rel=preload]')).toHaveLength(0);
  });

  it('has its styles in its head, and what the loader reads', () => {
    expect($('head style').text()).toBe('@font-face{src:x}p{color:red}');
    expect($('head > template')).toHaveLength(1);
  });

  it('will fetch everything that it will run, in that order, under the digests that it will request', () => {
    const fetched = later('link[rel=preload]').toArray();
    expect(fetched.map((node) => later(node).attr('href'))).toEqual([
      '/assets/js/runtime.js',
      '/assets/js/main.js',
      '/assets/js/page.js',
    ]);
    expect(fetched.map((node) => later(node).attr('integrity'))).toEqual([
      'sha384-r',
      undefined,
      undefined,
    ]);
    expect(
      later('script')
        .toArray()
        .map((node) => later(node).attr('src')),
    ).toEqual(['/assets/js/runtime.js', '/assets/js/main.js']);
    expect(later('link[rel=stylesheet]').attr('integrity')).toBe('sha384-s');
  });

  it('keeps its words byte for byte', () => {
    expect($.html()).toContain('<p>é &amp; ü</p>');
  });

  it('keeps a script that has to run before anything is painted where it is', () => {
    const html = BUILT.replace('<head>', '<head><script>a()</script>');
    expect(changed(html, deferScripts(loading))).toContain('<head><script>a()</script><title>');
  });

  it('links the whole style sheet if its own styles are too many to be inline', () => {
    const page = load(changed(BUILT, deferScripts({...loading, styles: undefined})));
    expect(page('head > link[rel=stylesheet]').attr('href')).toBe('/assets/css/all.css');
    expect(page('style').text()).toBe('@font-face{src:x}');
  });
});

describe('the fonts of a style sheet', () => {
  it('are taken out of it if they have to be fetched, for they are inline in every page', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}p{color:red}@font-face{font-family:B;src:local(B)}';
    expect(withoutFonts(css)).toEqual({
      rest: 'p{color:red}@font-face{font-family:B;src:local(B)}',
      fonts: '@font-face{font-family:A;src:url(/a.woff2)}',
    });
  });
});

describe('the styles that a page needs', () => {
  const css =
    '@layer a,b;@layer c,d;@layer a{.card{margin:0}}:root{--used:1px;--unused:2px}.card{gap:var(--used)}.other{color:red}details[open]>summary{color:blue}' +
    '@media (min-width:1px){.card:hover{color:green}.other{color:red}}#there{color:red}table td{color:red}' +
    '[data-replay=kept]{opacity:1}:focus-visible{margin:0}@keyframes turn{to{opacity:0}}';
  const html =
    '<div id=there class="card big"><a data-replay="">x</a><details><summary>table</summary></details></div>';

  it('are about what is in it, in every state that it can come into', async () => {
    const used = await usedStyles(css, [html]);
    for (const rule of [
      '.card{',
      '.card:hover',
      'details[open]>summary',
      '#there',
      '[data-replay=kept]',
      ':focus-visible{',
      '@layer a,b',
    ])
      expect(used).toContain(rule);
  });

  it('are about nothing else, not even what its words name', async () => {
    const used = await usedStyles(css, [html]);
    for (const rule of ['.other', 'table td', '--unused', '@keyframes', '@layer c'])
      expect(used).not.toContain(rule);
  });
});
