import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import {FIRST_FONTS, LAST_ELEMENT, type SiteMode} from '@dental/practice';

/** The icons of a practice (docs/brand.md), those with the most support first. */
const ICONS = [
  {rel: 'icon', sizes: '32x32', href: '/favicon.ico'},
  {rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

/**
 * The head tags of every page: noindex in a preview, icons, the web manifest, and the fonts of the
 * first paint.
 * @param root the project folder
 */
export function makeHeadTags(mode: SiteMode, root: string): NonNullable<Config['headTags']> {
  const links = [
    // The first paint waits for the whole page: later parts would move earlier ones.
    {rel: 'expect', href: `#${LAST_ELEMENT}`, blocking: 'render'},
    ...ICONS.filter(({href}) => existsSync(join(root, 'static', href))),
    {rel: 'manifest', href: '/manifest.webmanifest'},
    ...FIRST_FONTS.map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      href,
    })),
  ];
  // Pages for patients have their own robots tags. The sitemap skips pages with noindex.
  const robots =
    mode === 'preview'
      ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex,nofollow'}}]
      : [];
  return [...robots, ...links.map((attributes) => ({tagName: 'link', attributes}))];
}
