import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {cutIconName, readPalette, type Site} from '@dental/content';
import {writeFiles} from '@dental/content/files';
import {addDays, toLocalTime, type SiteMode} from '@dental/practice';
import type {SiteBuild} from './types';

/** RFC 9116 asks for an expiry date less than a year ahead. */
const SECURITY_TEXT_DAYS = 330;

/** Writes the files next to the pages that contain details of the practice. */
export async function writeSiteFiles({folder, site, mode}: SiteBuild): Promise<void> {
  const today = toLocalTime(new Date(), site.practice.timeZone).day;
  await writeFiles(folder, {
    'robots.txt': makeRobotsText(site, mode),
    'manifest.webmanifest': makeManifest(site, folder),
    '.well-known/security.txt': makeSecurityText(site, today),
  });
}

/** Robots must read a preview to see its `noindex`. Only production names its sitemap. */
function makeRobotsText({practice}: Site, mode: SiteMode): string {
  const sitemap = mode === 'production' ? `\nSitemap: ${practice.site}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** The manifest that a phone reads when the site is added to its home screen. */
function makeManifest({practice}: Site, folder: string): string {
  const colors = readPalette();
  const makeIcon = (src: string, sizes: string, purpose: string) => ({
    src,
    sizes,
    purpose,
    type: 'image/png',
  });
  return JSON.stringify({
    name: practice.name,
    short_name: cutIconName(practice.name),
    description: practice.tagline,
    start_url: '/',
    display: 'browser',
    background_color: colors.ground,
    theme_color: colors['main-deep'],
    icons: [
      makeIcon('/img/brand/icon-192.png', '192x192', 'any'),
      makeIcon('/img/brand/icon-512.png', '512x512', 'any'),
      makeIcon('/img/brand/icon-maskable-512.png', '512x512', 'maskable'),
    ].filter(({src}) => existsSync(join(folder, src))),
  });
}

/**
 * The contact for security researchers (RFC 9116). Every build renews the expiry date, and the
 * check of the live site warns before it passes.
 * @param today such as `2026-11-22`
 */
export function makeSecurityText({practice}: Site, today: string): string {
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${addDays(today, SECURITY_TEXT_DAYS)}T00:00:00Z`,
    `Canonical: ${practice.site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
