import {framed} from '../embed/frame';

/** How far the map reaches from the office to all sides, in degrees of longitude and latitude: some 500 m. */
const REACH = [-0.007, -0.0045, 0.007, 0.0045];

export const adapter = framed({
  address({practice: {latitude, longitude}}) {
    const query = new URLSearchParams({
      bbox: REACH.map((reach, side) => (reach + (side % 2 === 0 ? longitude : latitude)).toFixed(5)).join(),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    });
    return `https://www.openstreetmap.org/export/embed.html?${query}`;
  },
});
