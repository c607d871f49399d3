import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {loadSite} from '../../content/loadSite';
import type {Site} from '../../content/site';
import {siteMode} from '../../site/mode';

/** How long security.txt holds; the standard asks for less than a year. */
const SECURITY_TEXT_DAYS = 330;

const LANGUAGE_TAGS: Record<string, string> = {English: 'en', Spanish: 'es'};

/** Writes the files beside the pages that are made from the practice's facts. */
export default function siteFiles({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir}) {
      const {site} = loadSite(siteDir);
      if (!site) throw new Error('The content changed while the site was being built. Build again.');
      const files = {
        'robots.txt': robots(site),
        'manifest.webmanifest': manifest(site),
        '.well-known/security.txt': securityText(site, new Date()),
      };
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(outDir, name)), {recursive: true});
        await writeFile(join(outDir, name), content);
      }
    },
  };
}

/** Robots may read a preview too: they must, to see that it says noindex. Only production names its sitemap. */
function robots({practice}: Site): string {
  const sitemap = siteMode() === 'production' ? `\nSitemap: ${practice.site}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** What a phone shows when the site is put on its home screen. */
function manifest({practice}: Site): string {
  const icon = (src: string, sizes: string, purpose: string) => ({src, sizes, purpose, type: 'image/png'});
  return JSON.stringify({
    name: practice.name,
    short_name: practice.name.replace(/ Dental$/, ''),
    description: practice.tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f1',
    theme_color: '#0b3b40',
    icons: [
      icon('/img/brand/icon-192.png', '192x192', 'any'),
      icon('/img/brand/icon-512.png', '512x512', 'any'),
      icon('/img/brand/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/**
 * Where to report a weakness of the website (RFC 9116). The file asks to be renewed: a build does that, and the check of
 * the live site says when it is about to run out.
 */
export function securityText({practice}: Site, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_DAYS * 24 * 60 * 60 * 1000);
  const languages = practice.languages.map((name) => LANGUAGE_TAGS[name]).filter((tag) => tag !== undefined);
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${(languages.length > 0 ? languages : ['en']).join(', ')}`,
    `Canonical: ${practice.site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
