import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {addIntegrity, applyChanges} from '../../../src/build/html';
import {deferScripts} from '../../../src/build/loader';
import {findUsedStyles, withoutFonts} from '../../../src/build/styles';

const BUILT_PAGE =
  '<!doctype html><html><head><title>x</title><link rel=stylesheet href=/assets/css/all.css>' +
  '<script src=/assets/js/runtime.js defer></script>' +
  '<script src=/assets/js/main.js defer></script>' +
  '</head><body><p>é &amp; ü</p></body></html>';

const getDigest = (address: string) =>
  ({'/assets/js/runtime.js': 'sha384-r', '/assets/css/all.css': 'sha384-s'})[address];

const assets = {
  chunks: ['/assets/js/page.js'],
  digestOf: getDigest,
  fonts: '@font-face{src:x}',
  styles: 'p{color:red}',
};

describe('deferScripts', () => {
  const $ = load(applyChanges(BUILT_PAGE, addIntegrity(getDigest), deferScripts(assets)));
  const template = load($('template').html() ?? '');

  it('leaves no script or style sheet to fetch before the visitor acts', () => {
    const page = load($.html());
    page('template').remove();
    expect(page('script[src], link[rel=stylesheet], link[rel=preload]')).toHaveLength(0);
  });

  it('puts the styles and the template into the head', () => {
    expect($('head style').text()).toBe('@font-face{src:x}p{color:red}');
    expect($('head > template')).toHaveLength(1);
  });

  it('preloads every script in order, with the digests of its tags', () => {
    const preloads = template('link[rel=preload]').toArray();
    expect(preloads.map((node) => template(node).attr('href'))).toEqual([
      '/assets/js/runtime.js',
      '/assets/js/main.js',
      '/assets/js/page.js',
    ]);
    expect(preloads.map((node) => template(node).attr('integrity'))).toEqual([
      'sha384-r',
      undefined,
      undefined,
    ]);
    expect(
      template('script')
        .toArray()
        .map((node) => template(node).attr('src')),
    ).toEqual(['/assets/js/runtime.js', '/assets/js/main.js']);
    expect(template('link[rel=stylesheet]').attr('integrity')).toBe('sha384-s');
  });

  it('keeps the text of the page byte for byte', () => {
    expect($.html()).toContain('<p>é &amp; ü</p>');
  });

  it('keeps a script in place that must run before the first paint', () => {
    const html = BUILT_PAGE.replace('<head>', '<head><script>a()</script>');
    expect(applyChanges(html, deferScripts(assets))).toContain('<head><script>a()</script><title>');
  });

  it('links the whole style sheet when the styles are too long', () => {
    const page = load(applyChanges(BUILT_PAGE, deferScripts({...assets, styles: undefined})));
    expect(page('head > link[rel=stylesheet]').attr('href')).toBe('/assets/css/all.css');
    expect(page('style').text()).toBe('@font-face{src:x}');
  });
});

describe('withoutFonts', () => {
  it('moves fonts with an address out of the style sheet', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}p{color:red}' +
      '@font-face{font-family:B;src:local(B)}';
    expect(withoutFonts(css)).toEqual({
      rest: 'p{color:red}@font-face{font-family:B;src:local(B)}',
      fonts: '@font-face{font-family:A;src:url(/a.woff2)}',
    });
  });
});

describe('findUsedStyles', () => {
  const css =
    '@layer a,b;@layer c,d;@layer a{.card{margin:0}}:root{--used:1px;--unused:2px}' +
    '.card{gap:var(--used)}.other{color:red}details[open]>summary{color:blue}' +
    '@media (min-width:1px){.card:hover{color:green}.other{color:red}}' +
    '#there{color:red}table td{color:red}' +
    '[data-replay=kept]{opacity:1}:focus-visible{margin:0}@keyframes turn{to{opacity:0}}' +
    '.card:where(:not([data-full])){top:0}a:is(:hover,:focus-visible){top:0}' +
    '.gone:where(:not([data-full])){top:0}b:is(:hover,:focus-visible){top:0}';
  const html =
    '<div id=there class="card big"><a data-replay="">x</a>' +
    '<details><summary>table</summary></details></div>';

  it('keeps rules for elements of the page, in every state', async () => {
    const used = await findUsedStyles(css, [html]);
    for (const rule of [
      '.card{',
      '.card:hover',
      'details[open]>summary',
      '#there',
      '[data-replay=kept]',
      ':focus-visible{',
      '.card:where(:not([data-full])){',
      'a:is(:hover,:focus-visible){',
      '@layer a,b',
    ])
      expect(used).toContain(rule);
  });

  it('drops all other rules, even for tags that the text names', async () => {
    const used = await findUsedStyles(css, [html]);
    for (const rule of [
      '.other',
      'table td',
      '--unused',
      '@keyframes',
      '@layer c',
      '.gone',
      'b:is(',
    ])
      expect(used).not.toContain(rule);
  });
});
