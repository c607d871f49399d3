/** The links that the site counts if practice.yml has `counts: true` (docs/decisions). */
export const TAP_KINDS = ['call', 'book', 'directions', 'text'] as const;
export type TapKind = (typeof TAP_KINDS)[number];

/** The address that browsers ping when a visitor follows such a link: `/count/call`. */
export const COUNT_FOLDER = '/count/';
