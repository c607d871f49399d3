import {vendor} from '../vendor';

/** OpenStreetMap: its map of the streets around the coordinates in practice.yml, in a frame. */
export const openstreetmap = vendor({
  id: 'openstreetmap',
  kind: 'map',
  name: 'OpenStreetMap',
  way: 'frame',
  ids: {},
  sources: () => ({'frame-src': ['https://www.openstreetmap.org']}),
  works: 'The frame has loaded. It sends no message, so the way to the office always stands beside it.',
  documentation: 'https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML',
  row: {owner: 'OpenStreetMap Foundation', seesHealth: false},
});
