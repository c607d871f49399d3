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
