import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {addressBook} from '../../addresses/book';
import {furtherPaths} from '../../config/paths';
import {loadSite} from '../../content/loadSite';
import type {Site} from '../../content/site';
import {siteMode} from '../../config/mode';

/** Writes the files beside the pages that are made from the practice's facts and the list of addresses. */
export default function siteFiles({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir}) {
      const {site} = loadSite(siteDir);
      if (!site) throw new Error('The content changed while the site was being built. Build again.');
      const files = {
        'robots.txt': robots(site),
        'manifest.webmanifest': manifest(site),
        'addresses.json': addresses(site),
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

/** The address book, for the server that applies it (`npm run serve`). */
function addresses(site: Site): string {
  const {pages, redirects} = addressBook(site.pages, furtherPaths(site, siteMode()));
  return JSON.stringify({pages: [...pages], redirects: Object.fromEntries(redirects)});
}
