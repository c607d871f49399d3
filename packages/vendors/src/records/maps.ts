import {makePatternField} from '@dental/practice/patternField';
import {defineVendor} from '../vendor';

/** Map vendors, by their ids in `_practice/integrations.yml`. */
export const MAPS = {
  /** Google Maps: the page of "Share, Embed a map", in a frame. */
  'google-maps': defineVendor({
    name: 'Google Maps',
    integration: 'frame',
    ids: {
      embed: makePatternField(
        /^https:\/\/www\.google\.com\/maps\/embed(\/v1\/\w+)?\?\S+$/,
        "This isn't the address of an embedded Google map.",
        'Find the office on maps.google.com, choose Share, then Embed a map. Copy the address in ' +
          'quotes after src=.',
      ),
    },
    sources: () => ({'frame-src': ['https://www.google.com']}),
    owner: 'Google',
  }),

  /** OpenStreetMap: a map of the streets around the coordinates in practice.yml, in a frame. */
  openstreetmap: defineVendor({
    name: 'OpenStreetMap',
    integration: 'frame',
    sources: () => ({'frame-src': ['https://www.openstreetmap.org']}),
    owner: 'OpenStreetMap Foundation',
  }),
};
