import {describe, expect, it} from 'vitest';
import {findOriginal} from '../src/folders';

describe('findOriginal', () => {
  const files = new Set(['pages-content/contact-us.mdx', 'pages-content/_practice/hours.yml']);

  it.each([
    'pages-content/contact-us (1).mdx',
    'pages-content/contact-us - Copy.mdx',
    'pages-content/contact-us - Copy (2).mdx',
    'pages-content/contact-us_copy2.mdx',
    'pages-content/contact-us-old.mdx',
    'pages-content/contact-us v2.mdx',
    'pages-content/contact-us.mdx.bak',
    'pages-content/Copy of contact-us.mdx',
  ])('finds the original of %s', (file) => {
    expect(findOriginal(file, files)).toBe('pages-content/contact-us.mdx');
  });

  it.each([
    'pages-content/contact-us.mdx',
    'pages-content/renewal (1).mdx',
    'pages-content/new.mdx',
  ])('returns undefined for %s', (file) => {
    expect(findOriginal(file, files)).toBeUndefined();
  });
});
