import {idLike, vendor} from '../vendor';

/** Google Maps: the page that "Share, Embed a map" gives, in a frame. */
export const googleMaps = vendor({
  id: 'google-maps',
  kind: 'map',
  name: 'Google Maps',
  integration: 'frame',
  ids: {
    embed: idLike(
      /^https:\/\/www\.google\.com\/maps\/embed(\/v1\/\w+)?\?\S+$/,
      'This is not the address of an embedded Google map.',
      'Find the office on maps.google.com, choose Share and Embed a map, and copy the address between the quotes after src=.',
    ),
  },
  sources: () => ({'frame-src': ['https://www.google.com']}),
  documentation: 'https://developers.google.com/maps/documentation/embed/get-started',
  disclosure: {owner: 'Google', seesHealth: false},
});
