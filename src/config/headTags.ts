import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import {FIRST_FONTS, LAST_ELEMENT, type SiteMode} from '@dental/practice';

/** The icons that a practice may have (docs/brand.md), largest support first. */
const ICONS = [
  {rel: 'icon', sizes: '32x32', href: '/favicon.ico'},
  {rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

/**
 * Head tags of every page: that a preview is not for search engines, icons, the web manifest, and what the first paint needs.
 * @param root the project folder
 */
export function headTags(mode: SiteMode, root: string): NonNullable<Config['headTags']> {
  const links = [
    // Nothing is painted before the page is there: what comes last would move what has come first.
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
  return [
    // Patients' pages say themselves what robots may do. Docusaurus leaves out of the sitemap those that say "noindex".
    ...(mode === 'preview'
      ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex,nofollow'}}]
      : []),
    ...links.map((attributes) => ({tagName: 'link', attributes})),
  ];
}
