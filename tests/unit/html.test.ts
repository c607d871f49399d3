import {describe, expect, it} from 'vitest';
import {
  canonicalPathOf,
  withInHead,
  withIntegrity,
  withoutColourChoice,
  withoutOwnAddress,
  withoutUnusedSprites,
} from '../../src/hosting/html';

const digestOf = (address: string) => (address.startsWith('/') ? `sha384-${address.length}` : undefined);

describe('a page of the build', () => {
  it('gets digests on what it loads from us, and stays as it was byte for byte otherwise', () => {
    const html =
      '<!doctype html><head><script src=/assets/a.js defer></script><link rel=stylesheet href=/b.css><link rel=preload as=font href=/c.woff2></head><p>&amp; é';
    expect(withIntegrity(html, digestOf)).toBe(
      '<!doctype html><head><script integrity="sha384-12" src=/assets/a.js defer></script><link integrity="sha384-6" rel=stylesheet href=/b.css><link rel=preload as=font href=/c.woff2></head><p>&amp; é',
    );
  });

  it('keeps a digest that it has, and needs none for other hosts and for code in the page', () => {
    const html =
      '<script src=/a.js integrity=x></script><script src=https://other.example/a.js></script><script>a</script>';
    expect(withIntegrity(html, digestOf)).toBe(html);
  });

  it('gets a digest on a preloaded script too, or the browser would load it twice', () => {
    expect(withIntegrity('<link rel=preload as=script href=/a.js>', digestOf)).toContain('integrity');
  });

  it('loses a hidden drawing that nothing shows, and only that', () => {
    const html =
      '<body><svg style="display: none;"><defs><symbol id=a></symbol></defs></svg><div><svg style="x"></svg></div>';
    expect(withoutUnusedSprites(html, () => false)).toBe('<body><div><svg style="x"></svg></div>');
    expect(withoutUnusedSprites(html, (id) => id === 'a')).toBe(html);
  });

  it('loses the choice of colours, as it has one set of them, and no other script', () => {
    const html = '<body><script>a("data-theme-choice")</script><script>b()</script>';
    expect(withoutColourChoice(html)).toBe('<body><script>b()</script>');
  });

  it('takes an element first or last into its head', () => {
    expect(withInHead('<html><head><title>x</title></head><body>', 'first', '<b>')).toContain('<head><b><title>');
    expect(withInHead('<html><head><title>x</title></head><body>', 'last', '<b>')).toContain('</title><b></head>');
    expect(() => withInHead('<p>x', 'last', '<b>')).toThrow('no head');
  });

  it('names its own path', () => {
    expect(canonicalPathOf('<link data-rh=true rel=canonical href=https://x.example/about-us />')).toBe('/about-us');
    expect(canonicalPathOf('<link rel=icon href=/a>')).toBeUndefined();
  });

  it('names no address where it has none', () => {
    const html = '<head><title>x</title><link rel=canonical href=/404><meta property=og:url content=/404></head>';
    expect(withoutOwnAddress(html)).toBe('<head><title>x</title></head>');
  });
});
