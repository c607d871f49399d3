import {framed} from '../embed/frame';

/** How far the map reaches from the office to all sides, in degrees: some 500 m. */
const [EAST, NORTH] = [0.007, 0.0045];

export const adapter = framed({
  address({practice: {latitude, longitude}}) {
    const box = [longitude - EAST, latitude - NORTH, longitude + EAST, latitude + NORTH];
    const query = new URLSearchParams({
      bbox: box.map((degrees) => degrees.toFixed(5)).join(),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    });
    return `https://www.openstreetmap.org/export/embed.html?${query}`;
  },
});
