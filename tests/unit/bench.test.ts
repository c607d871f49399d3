import {expect, test} from 'vitest';
import {baselinePage} from '../../packages/bench/baseline';
import {atMost} from '../../packages/bench/part';
import {median, withSpread} from '../../packages/bench/statistics';
import {ON_ACT} from '../../src/build/loader/loader';

const CSS = '.shown{color:red}.hidden{color:blue}@keyframes unseen{to{opacity:0}}';
const PAGE = `<!doctype html><html><head><link rel=preload as=script href=/a.js><link rel=preload as=font href=/f.woff2>
<template id=${ON_ACT}><link rel=stylesheet href=/all.css><script src=/main.js></script></template><style>.old{}</style>
<script type="application/ld+json">{"@type":"Dentist"}</script><script>start()</script></head>
<body><p class=shown>Words</p></body></html>`;

test('the baseline has the words and data of a page, and of the styles what it uses', async () => {
  const baseline = await baselinePage(PAGE, CSS);
  expect(baseline).toContain('<p class=shown>Words</p>');
  expect(baseline).toContain('{"@type":"Dentist"}');
  expect(baseline).toContain('<link rel=preload as=font href=/f.woff2>');
  expect(baseline).toContain('<style>.shown{color:red}</style>');
});

test('the baseline has no script, nothing that only fetches one, and no other style', async () => {
  const baseline = await baselinePage(PAGE, CSS);
  for (const gone of ['start()', '.js', '.css', '.old', '.hidden', 'template'])
    expect(baseline).not.toContain(gone);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([9, 1, 3])).toBe(3);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(withSpread([4, 1, 2, 100], ' ms')).toBe('3 ms (1 to 100)');
});

test('a figure misses its target only when it is above it as it is shown', () => {
  expect(atMost('bytes', 1.104, 1.1)).toMatchObject({value: '1.1', ok: true});
  expect(atMost('bytes', 1.106, 1.1)).toMatchObject({value: '1.11', ok: false});
  expect(atMost('bytes', Number.NaN, 1.1).ok).toBe(false);
});
