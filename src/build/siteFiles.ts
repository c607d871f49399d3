import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {palette, shortName, type Site} from '@dental/content';
import {addDays, type SiteMode, localTime} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {writeFiles} from '@dental/content/output';

/** How long security.txt holds; the standard asks for less than a year. */
const SECURITY_TEXT_DAYS = 330;

/** Writes the files beside the pages that are made from the practice's facts. */
export async function siteFiles({folder, site, mode}: Build): Promise<void> {
  await writeFiles(folder, {
    'robots.txt': robots(site, mode),
    'manifest.webmanifest': manifest(site, folder),
    '.well-known/security.txt': securityText(
      site,
      localTime(new Date(), site.practice.timeZone).day,
    ),
  });
}

/** Robots may read a preview too: they must, to see that it says noindex. Only production names its sitemap. */
function robots({practice}: Site, mode: SiteMode): string {
  const sitemap = mode === 'production' ? `\nSitemap: ${practice.site}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** What a phone shows when the site is put on its home screen. */
function manifest({practice}: Site, folder: string): string {
  const colours = palette();
  const icon = (src: string, sizes: string, purpose: string) => ({
    src,
    sizes,
    purpose,
    type: 'image/png',
  });
  return JSON.stringify({
    name: practice.name,
    short_name: shortName(practice.name),
    description: practice.tagline,
    start_url: '/',
    display: 'browser',
    background_color: colours.ground,
    theme_color: colours['main-deep'],
    icons: [
      icon('/img/brand/icon-192.png', '192x192', 'any'),
      icon('/img/brand/icon-512.png', '512x512', 'any'),
      icon('/img/brand/icon-maskable-512.png', '512x512', 'maskable'),
    ].filter(({src}) => existsSync(join(folder, src))),
  });
}

/**
 * Where to report a weakness of the website (RFC 9116). The file asks to be renewed: a build does that, and the check of
 * the live site says when it is about to run out.
 */
export function securityText({practice}: Site, today: string): string {
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${addDays(today, SECURITY_TEXT_DAYS)}T00:00:00Z`,
    `Canonical: ${practice.site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
