import {createFrameAdapter} from '../embed/frame';

/** The map shows about 500 m around the office. */
const EAST_DEGREES = 0.007;
const NORTH_DEGREES = 0.0045;

export const adapter = createFrameAdapter({
  address({practice: {latitude, longitude}}) {
    const box = [
      longitude - EAST_DEGREES,
      latitude - NORTH_DEGREES,
      longitude + EAST_DEGREES,
      latitude + NORTH_DEGREES,
    ];
    const query = new URLSearchParams({
      bbox: box.map((degrees) => degrees.toFixed(5)).join(),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    });
    return `https://www.openstreetmap.org/export/embed.html?${query}`;
  },
});
