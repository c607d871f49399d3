/** A build is for reviewers of a change, or for patients. */
export type SiteMode = 'preview' | 'production';

/**
 * The mode of this build, from `SITE_ENV`; preview if it isn't set.
 * @throws if it has another value, because a guess could show sample content to patients
 */
export function getSiteMode(value = process.env.SITE_ENV): SiteMode {
  if (value === undefined || value === '' || value === 'preview') return 'preview';
  if (value === 'production') return 'production';
  throw new Error(`SITE_ENV is "${value}". Set it to preview or production, or remove it.`);
}

/**
 * Returns true if pages contact the real vendors: always in production, and in a preview with
 * `SITE_VENDORS=live`. Otherwise a preview has placeholders.
 * @throws if it has another value, because a guess could send a reviewer's test to a real inbox
 */
export function usesLiveVendors(mode: SiteMode, value = process.env.SITE_VENDORS): boolean {
  if (value !== undefined && value !== '' && value !== 'live')
    throw new Error(`SITE_VENDORS is "${value}". Set it to live, or remove it.`);
  return mode === 'production' || value === 'live';
}
