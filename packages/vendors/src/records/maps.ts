import {vendor, written} from '../vendor';

/** Whoever draws the map, by the names in `_practice/integrations.yml`. */
export const MAPS = {
  /** Google Maps: the page that "Share, Embed a map" gives, in a frame. */
  'google-maps': vendor({
    name: 'Google Maps',
    integration: 'frame',
    ids: {
      embed: written(
        /^https:\/\/www\.google\.com\/maps\/embed(\/v1\/\w+)?\?\S+$/,
        'This is not the address of an embedded Google map.',
        'Find the office on maps.google.com, choose Share and Embed a map, and copy the address between the quotes after src=.',
      ),
    },
    sources: () => ({'frame-src': ['https://www.google.com']}),
    owner: 'Google',
  }),

  /** OpenStreetMap: its map of the streets around the coordinates in practice.yml, in a frame. */
  openstreetmap: vendor({
    name: 'OpenStreetMap',
    integration: 'frame',
    sources: () => ({'frame-src': ['https://www.openstreetmap.org']}),
    owner: 'OpenStreetMap Foundation',
  }),
};
