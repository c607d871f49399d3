import {describe, expect, it} from 'vitest';
import {makeBaselinePage} from '../../packages/bench/baseline';
import {makeLimitRow} from '../../packages/bench/part';
import {getMedian, formatSpread} from '../../packages/bench/statistics';
import {DEFERRED_TEMPLATE_ID} from '../../src/build/loader/loader';

const CSS = '.shown{color:red}.hidden{color:blue}@keyframes unseen{to{opacity:0}}';
const PAGE = [
  '<!doctype html><html><head>',
  '<link rel=preload as=script href=/a.js>',
  '<link rel=preload as=font href=/f.woff2>',
  `<template id=${DEFERRED_TEMPLATE_ID}>`,
  '<link rel=stylesheet href=/all.css><script src=/main.js></script>',
  '</template>',
  '<style>.old{}</style>',
  '<script type="application/ld+json">{"@type":"Dentist"}</script>',
  '<script>start()</script></head>',
  '<body><p class=shown>Words</p></body></html>',
].join('\n');

describe('makeBaselinePage', () => {
  it('keeps words, data, and used styles', async () => {
    const baseline = await makeBaselinePage(PAGE, CSS);
    expect(baseline).toContain('<p class=shown>Words</p>');
    expect(baseline).toContain('{"@type":"Dentist"}');
    expect(baseline).toContain('<link rel=preload as=font href=/f.woff2>');
    expect(baseline).toContain('<style>.shown{color:red}</style>');
  });

  it('removes scripts, their preloads, and unused styles', async () => {
    const baseline = await makeBaselinePage(PAGE, CSS);
    for (const text of ['start()', '.js', '.css', '.old', '.hidden', 'template'])
      expect(baseline).not.toContain(text);
  });
});

describe('median', () => {
  it('returns the mean of the middle values of an even list', () => {
    expect(getMedian([9, 1, 3])).toBe(3);
    expect(getMedian([4, 1, 2, 100])).toBe(3);
    expect(formatSpread([4, 1, 2, 100], ' ms')).toBe('3 ms (1 to 100)');
  });
});

describe('makeLimitRow', () => {
  it('compares the rounded value with the limit', () => {
    expect(makeLimitRow('bytes', 1.104, 1.1)).toMatchObject({value: '1.1', ok: true});
    expect(makeLimitRow('bytes', 1.106, 1.1)).toMatchObject({value: '1.11', ok: false});
    expect(makeLimitRow('bytes', Number.NaN, 1.1).ok).toBe(false);
  });
});
