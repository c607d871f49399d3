import type {SocialIcon} from '@dental/content';

/** The interface icons in `static/img/icons.svg`. A test compares the list with the file. */
export const INTERFACE_ICONS = [
  'phone',
  'mail',
  'map-pin',
  'clock',
  'calendar',
  'calendar-check',
  'chevron-down',
  'chevron-right',
  'chevron-left',
  'arrow-down',
  'arrow-right',
  'menu',
  'x',
  'play',
  'pause',
  'check',
  'plus',
  'minus',
  'quote',
  'star',
  'external-link',
  'download',
  'printer',
  'credit-card',
  'percent',
  'shield-check',
  'message-circle',
  'navigation',
  'search',
  'alert-triangle',
  'info',
  'graduation-cap',
  'share',
] as const;

/** An icon in the sprite. The content schema lists the icons of social networks. */
export type IconName = (typeof INTERFACE_ICONS)[number] | SocialIcon;
