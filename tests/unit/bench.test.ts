import {describe, expect, it} from 'vitest';
import {baselinePage} from '../../packages/bench/baseline';
import {atMost} from '../../packages/bench/part';
import {median, withSpread} from '../../packages/bench/statistics';
import {ON_ACT} from '../../src/build/loader/loader';

const CSS = '.shown{color:red}.hidden{color:blue}@keyframes unseen{to{opacity:0}}';
const PAGE = [
  '<!doctype html><html><head>',
  '<link rel=preload as=script href=/a.js>',
  '<link rel=preload as=font href=/f.woff2>',
  `<template id=${ON_ACT}>`,
  '<link rel=stylesheet href=/all.css><script src=/main.js></script>',
  '</template>',
  '<style>.old{}</style>',
  '<script type="application/ld+json">{"@type":"Dentist"}</script>',
  '<script>start()</script></head>',
  '<body><p class=shown>Words</p></body></html>',
].join('\n');

describe('makeBaselinePage', () => {
  it('keeps words, data, and used styles', async () => {
    const baseline = await baselinePage(PAGE, CSS);
    expect(baseline).toContain('<p class=shown>Words</p>');
    expect(baseline).toContain('{"@type":"Dentist"}');
    expect(baseline).toContain('<link rel=preload as=font href=/f.woff2>');
    expect(baseline).toContain('<style>.shown{color:red}</style>');
  });

  it('removes scripts, their preloads, and unused styles', async () => {
    const baseline = await baselinePage(PAGE, CSS);
    for (const text of ['start()', '.js', '.css', '.old', '.hidden', 'template'])
      expect(baseline).not.toContain(text);
  });
});

describe('median', () => {
  it('returns the mean of the middle values of an even list', () => {
    expect(median([9, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(withSpread([4, 1, 2, 100], ' ms')).toBe('3 ms (1 to 100)');
  });
});

describe('makeLimitRow', () => {
  it('compares the rounded value with the limit', () => {
    expect(atMost('bytes', 1.104, 1.1)).toMatchObject({value: '1.1', ok: true});
    expect(atMost('bytes', 1.106, 1.1)).toMatchObject({value: '1.11', ok: false});
    expect(atMost('bytes', Number.NaN, 1.1).ok).toBe(false);
  });
});
