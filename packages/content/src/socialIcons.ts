/** The icons of social networks in `static/img/icons.svg`, which `practice.yml` can name. */
export const SOCIAL_ICONS = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'google',
  'yelp',
  'x-social',
  'pinterest',
  'linkedin',
  'nextdoor',
] as const;

export type SocialIcon = (typeof SOCIAL_ICONS)[number];
