import {vendor} from '../vendor';

/** OpenStreetMap: its map of the streets around the coordinates in practice.yml, in a frame. */
export const openstreetmap = vendor({
  id: 'openstreetmap',
  kind: 'map',
  name: 'OpenStreetMap',
  integration: 'frame',
  sources: () => ({'frame-src': ['https://www.openstreetmap.org']}),
  documentation: 'https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML',
  disclosure: {owner: 'OpenStreetMap Foundation', seesHealth: false},
});
