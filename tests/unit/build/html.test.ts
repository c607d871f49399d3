import {describe, expect, it} from 'vitest';
import {
  addIntegrity,
  addTo,
  applyChanges,
  dropOwnAddress,
  dropThemeParts,
} from '../../../src/build/html';

const digestOf = (address: string) =>
  address.startsWith('/') ? `sha384-${address.length}` : undefined;

describe('applyChanges', () => {
  it('adds digests to our own scripts and styles, and nothing else', () => {
    const html =
      '<!doctype html><head><script src=/assets/a.js defer></script>' +
      '<link rel=stylesheet href=/b.css><link rel=preload as=font href=/c.woff2></head><p>&amp; é';
    expect(applyChanges(html, addIntegrity(digestOf))).toBe(
      '<!doctype html><head><script integrity="sha384-12" src=/assets/a.js defer></script>' +
        '<link integrity="sha384-6" rel=stylesheet href=/b.css>' +
        '<link rel=preload as=font href=/c.woff2></head><p>&amp; é',
    );
  });

  it('keeps existing digests, and skips other hosts and inline code', () => {
    const html =
      '<script src=/a.js integrity=x></script><script src=https://other.example/a.js></script>' +
      '<script>a</script>';
    expect(applyChanges(html, addIntegrity(digestOf))).toBe(html);
  });

  it('adds digests to preloaded scripts, so browsers load them once', () => {
    expect(
      applyChanges('<link rel=preload as=script href=/a.js>', addIntegrity(digestOf)),
    ).toContain('integrity');
  });

  it('adds digests to preloaded modules', () => {
    expect(applyChanges('<link rel=modulepreload href=/a.js>', addIntegrity(digestOf))).toBe(
      '<link integrity="sha384-5" rel=modulepreload href=/a.js>',
    );
  });

  it("removes only the theme's hidden drawing", () => {
    const html =
      '<body><svg style="display: none;"><defs><symbol id="theme-svg-external-link"></symbol>' +
      '</defs></svg><svg></svg>';
    expect(applyChanges(html, dropThemeParts)).toBe('<body><svg></svg>');
  });

  it('removes only the script that chooses a color scheme', () => {
    const html = '<body><script>a("data-theme-choice")</script><script>b()</script>';
    expect(applyChanges(html, dropThemeParts)).toBe('<body><script>b()</script>');
  });

  it('inserts at the start or end of the head or body', () => {
    const html = '<html><head><title>x</title></head><body><p>y</p></body>';
    expect(applyChanges(html, addTo('head', 'first', '<b>'))).toContain('<head><b><title>');
    expect(applyChanges(html, addTo('head', 'last', '<b>'))).toContain('</title><b></head>');
    expect(applyChanges(html, addTo('body', 'last', '<b>'))).toContain('<p>y</p><b></body>');
    expect(() => applyChanges('<p>x', addTo('head', 'last', '<b>'))).toThrow('no head');
  });

  it('applies several changes in order', () => {
    const html =
      '<head><title>x</title></head><body><script>a("data-theme-choice")</script></body>';
    const changes = [
      addTo('head', 'last', '<b>'),
      dropThemeParts,
      addTo('head', 'last', '<i>'),
      addTo('head', 'first', '<u>'),
    ];
    expect(applyChanges(html, ...changes)).toBe(
      '<head><u><title>x</title><b><i></head><body></body>',
    );
  });

  it('removes the canonical URL of the 404 page', () => {
    const html =
      '<head><title>x</title><link rel=canonical href=/404>' +
      '<meta property=og:url content=/404></head>';
    expect(applyChanges(html, dropOwnAddress)).toBe('<head><title>x</title></head>');
  });
});
