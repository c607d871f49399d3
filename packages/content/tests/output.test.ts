import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {Cache} from '../src/output/outputFiles';
import {addIntegrity, addTo, changed, dropOwnAddress, dropThemeParts} from '../src/output/html';
import {emptyFolder} from '@dental/testing/emptyFolder';

const digestOf = (address: string) =>
  address.startsWith('/') ? `sha384-${address.length}` : undefined;

describe('a page of the build', () => {
  it('gets digests on what it loads from us, and stays as it was byte for byte otherwise', () => {
    const html =
      '<!doctype html><head><script src=/assets/a.js defer></script><link rel=stylesheet href=/b.css><link rel=preload as=font href=/c.woff2></head><p>&amp; é';
    expect(changed(html, addIntegrity(digestOf))).toBe(
      '<!doctype html><head><script integrity="sha384-12" src=/assets/a.js defer></script><link integrity="sha384-6" rel=stylesheet href=/b.css><link rel=preload as=font href=/c.woff2></head><p>&amp; é',
    );
  });

  it('keeps a digest that it has, and needs none for other hosts and for code in the page', () => {
    const html =
      '<script src=/a.js integrity=x></script><script src=https://other.example/a.js></script><script>a</script>';
    expect(changed(html, addIntegrity(digestOf))).toBe(html);
  });

  it('gets a digest on a preloaded script too, or the browser would load it twice', () => {
    expect(changed('<link rel=preload as=script href=/a.js>', addIntegrity(digestOf))).toContain(
      'integrity',
    );
  });

  it("loses the theme's hidden drawing, and only that", () => {
    const html =
      '<body><svg style="display: none;"><defs><symbol id="theme-svg-external-link"></symbol></defs></svg><svg></svg>';
    expect(changed(html, dropThemeParts)).toBe('<body><svg></svg>');
  });

  it('loses the choice of colours, as it has one set of them, and no other script', () => {
    const html = '<body><script>a("data-theme-choice")</script><script>b()</script>';
    expect(changed(html, dropThemeParts)).toBe('<body><script>b()</script>');
  });

  it('takes an element first or last into its head or body', () => {
    const html = '<html><head><title>x</title></head><body><p>y</p></body>';
    expect(changed(html, addTo('head', 'first', '<b>'))).toContain('<head><b><title>');
    expect(changed(html, addTo('head', 'last', '<b>'))).toContain('</title><b></head>');
    expect(changed(html, addTo('body', 'last', '<b>'))).toContain('<p>y</p><b></body>');
    expect(() => changed('<p>x', addTo('head', 'last', '<b>'))).toThrow('no head');
  });

  it('takes several changes at once, in their order where they meet', () => {
    const html =
      '<head><title>x</title></head><body><script>a("data-theme-choice")</script></body>';
    const changes = [
      addTo('head', 'last', '<b>'),
      dropThemeParts,
      addTo('head', 'last', '<i>'),
      addTo('head', 'first', '<u>'),
    ];
    expect(changed(html, ...changes)).toBe('<head><u><title>x</title><b><i></head><body></body>');
  });

  it('names no address where it has none', () => {
    const html =
      '<head><title>x</title><link rel=canonical href=/404><meta property=og:url content=/404></head>';
    expect(changed(html, dropOwnAddress)).toBe('<head><title>x</title></head>');
  });
});

describe('what is expensive to make', () => {
  const project = emptyFolder();

  it('is made once where two files of a build are the same', async () => {
    const cache = new Cache(project.folder);
    let made = 0;
    const make = async () => {
      made += 1;
      await setTimeout(1);
      return 'compressed';
    };
    const contents = await Promise.all(
      ['same', 'same', 'same'].map(async (key) => String(await cache.get(key, make))),
    );
    expect(contents).toEqual(['compressed', 'compressed', 'compressed']);
    expect(made).toBe(1);
    expect(readdirSync(project.folder)).toEqual(['same']);
  });

  it('is not made again by the next build, and goes with the last that needed it', async () => {
    await new Cache(project.folder).get('kept', () => Promise.resolve('first'));
    const next = new Cache(project.folder);
    expect(String(await next.get('kept', () => Promise.reject(new Error('made again'))))).toBe(
      'first',
    );
    await next.dropOthers();
    expect(readdirSync(project.folder)).toEqual(['kept']);
    await new Cache(project.folder).dropOthers();
    expect(readdirSync(project.folder)).toEqual([]);
  });
});
