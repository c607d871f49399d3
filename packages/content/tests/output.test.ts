import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {Cache} from '../src/output/outputFiles';
import {
  addIntegrity,
  addTo,
  applyChanges,
  dropOwnAddress,
  dropThemeParts,
} from '../src/output/html';
import {emptyFolder} from '@dental/testing/emptyFolder';

const digestOf = (address: string) =>
  address.startsWith('/') ? `sha384-${address.length}` : undefined;

describe('changed', () => {
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

describe('Cache', () => {
  const project = emptyFolder();

  it('makes an entry once when several files request it', async () => {
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

  it('keeps an entry for the next build, and deletes unused ones', async () => {
    await new Cache(project.folder).get('kept', () => Promise.resolve('first'));
    const next = new Cache(project.folder);
    expect(String(await next.get('kept', () => Promise.reject(new Error('made again'))))).toBe(
      'first',
    );
    await next.deleteUnused();
    expect(readdirSync(project.folder)).toEqual(['kept']);
    await new Cache(project.folder).deleteUnused();
    expect(readdirSync(project.folder)).toEqual([]);
  });
});
