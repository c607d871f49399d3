/** What a build is for: reviewing a change, or patients. */
export type SiteMode = 'preview' | 'production';

/**
 * The mode of this build, from `SITE_ENV`; preview if it is not set.
 * @throws if it has another value, because guessing could put sample content in front of patients
 */
export function siteMode(value = process.env.SITE_ENV): SiteMode {
  if (value === undefined || value === '' || value === 'preview') return 'preview';
  if (value === 'production') return 'production';
  throw new Error(`SITE_ENV is "${value}". Set it to preview or production, or leave it out.`);
}

/**
 * Whether the real vendors are contacted: always in production, in a preview with `SITE_VENDORS=live`. Otherwise a preview
 * has placeholders.
 * @throws for another value, because guessing could send a reviewer's test to a real inbox
 */
export function vendorsAreLive(mode = siteMode(), value = process.env.SITE_VENDORS): boolean {
  if (value !== undefined && value !== '' && value !== 'live')
    throw new Error(`SITE_VENDORS is "${value}". Set it to live, or leave it out.`);
  return mode === 'production' || value === 'live';
}
