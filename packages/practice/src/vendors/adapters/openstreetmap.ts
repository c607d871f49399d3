import {framed} from '../embed/frame';

/** How far the map reaches from the office, in degrees: some 500 m. */
const REACH = {latitude: 0.0045, longitude: 0.007};

export const adapter = framed({
  address({practice: {latitude, longitude}}) {
    const box = [
      longitude - REACH.longitude,
      latitude - REACH.latitude,
      longitude + REACH.longitude,
      latitude + REACH.latitude,
    ];
    const query = new URLSearchParams({
      bbox: box.map((degrees) => degrees.toFixed(5)).join(),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    });
    return `https://www.openstreetmap.org/export/embed.html?${query}`;
  },
});
