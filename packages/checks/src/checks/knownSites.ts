import {findClosestMatch} from '@dental/content';

/** Websites that pages of a dental practice often link to, and others with names like theirs. */
const KNOWN_SITES = [
  'cdc.gov',
  'cms.gov',
  'dhs.gov',
  'fcc.gov',
  'fda.gov',
  'ftc.gov',
  'hhs.gov',
  'irs.gov',
  'nih.gov',
  'healthcare.gov',
  'medlineplus.gov',
  'medicare.gov',
  'azahcccs.gov',
  'azdhs.gov',
  'aapd.org',
  'mouthhealthy.org',
  'carecredit.com',
  'deltadental.com',
  'deltadentalaz.com',
  'facebook.com',
  'google.com',
  'healthgrades.com',
  'instagram.com',
  'linkedin.com',
  'nextdoor.com',
  'tiktok.com',
  'valleymetro.org',
  'withcherry.com',
  'yelp.com',
  'youtube.com',
  'zocdoc.com',
];

/** From this length on, a name may have two wrong letters, such as two that are swapped. */
const MIN_LENGTH_FOR_TWO = 10;

/**
 * Finds the well-known website that a host probably means.
 * @param host such as `www.hss.gov`
 * @returns such as `hhs.gov`; undefined for the website itself, and for a host unlike all of them
 */
export function findKnownSite(host: string): string | undefined {
  const name = host.toLowerCase().split('.').slice(-2).join('.');
  const limit = name.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
  const site = findClosestMatch(name, KNOWN_SITES, limit);
  return site === name ? undefined : site;
}
