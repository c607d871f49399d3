import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {palette, shortName, type Site} from '@dental/content';
import {addDays, type SiteMode, localTime} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {writeFiles} from '@dental/content/output';

/** How long security.txt holds; the standard asks for less than a year. */
const SECURITY_TEXT_DAYS = 330;

const LANGUAGE_TAGS: Record<string, string> = {English: 'en', Spanish: 'es'};

/** Writes the files beside the pages that are made from the practice's facts. */
export async function siteFiles({folder, site, mode}: Build): Promise<void> {
  await writeFiles(folder, {
    'robots.txt': robots(site, mode),
    'manifest.webmanifest': manifest(site, folder),
    '.well-known/security.txt': securityText(site, localTime(new Date(), site.practice.timeZone).day),
    '.well-known/security-policy.txt': securityPolicy(site),
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
  const icon = (src: string, sizes: string, purpose: string) => ({src, sizes, purpose, type: 'image/png'});
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
  const languages = practice.languages.map((name) => LANGUAGE_TAGS[name]).filter((tag) => tag !== undefined);
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${addDays(today, SECURITY_TEXT_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${(languages.length > 0 ? languages : ['en']).join(', ')}`,
    `Canonical: ${practice.site}/.well-known/security.txt`,
    `Policy: ${practice.site}/.well-known/security-policy.txt`,
    '',
  ].join('\n');
}

/** What whoever reports a weakness may expect of us, and we of them. */
function securityPolicy({practice}: Site): string {
  return `If you have found a weakness of this website
${practice.name}

Write to ${practice.email}, with "Security" in the subject: what you found, where, and how to
see it. A person answers within three business days, says within two weeks what we do about it, and
tells you when it is fixed. If you wish, we name you as the one who found it.

Please look only as far as you must to see that the weakness is there. Do not read or change data of
patients, do not try out our staff or our building, and do not slow the website down for others. Give
us 90 days before you tell anybody else. Whoever keeps to this has nothing to fear from us.

The website holds no data of patients. Booking, payments, forms and chat belong to other companies:
a weakness of theirs is best told to them, and to us as well.
`;
}
