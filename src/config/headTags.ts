import type {Config} from '@docusaurus/types';
import {FIRST_FONTS, LAST_ELEMENT, type SiteMode} from '@dental/practice';

/** Head tags of every page: that a preview is not for search engines, icons, the web manifest, and what the first paint needs. */
export const headTags = (mode: SiteMode): NonNullable<Config['headTags']> => [
  // Patients' pages say themselves what robots may do. Docusaurus leaves out of the sitemap those that say "noindex".
  ...(mode === 'preview' ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex,nofollow'}}] : []),
  // Nothing is painted before the page is there: what comes last would move what has come first.
  {tagName: 'link', attributes: {rel: 'expect', href: `#${LAST_ELEMENT}`, blocking: 'render'}},
  {tagName: 'link', attributes: {rel: 'icon', sizes: '32x32', href: '/favicon.ico'}},
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
  ...FIRST_FONTS.map((href) => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      href,
    },
  })),
];
