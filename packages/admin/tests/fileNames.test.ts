import {describe, expect, it, vi} from 'vitest';
import {createFileName} from '../src/fileNames';

describe('createFileName', () => {
  it.each([
    {name: 'Anika Gimbert', fileName: 'anika-gimbert'},
    {name: 'Nora Gimbert', fileName: 'nora'},
  ])('names $name $fileName when the page of an Anika exists', ({name, fileName}) => {
    const pages = [
      {
        file: 'pages-content/our-staff/anika.mdx',
        kind: 'staff' as const,
        path: '/our-staff/anika',
        heading: 'Anika',
      },
    ];
    const settings = {pages, timeZone: 'America/Chicago'};
    expect(createFileName('staff', {name}, settings)).toBe(fileName);
  });

  it.each([
    {timeZone: 'America/Chicago', fileName: '2026-11-21-a-chip-on-a-front-tooth'},
    {timeZone: 'Pacific/Honolulu', fileName: '2026-11-20-a-chip-on-a-front-tooth'},
  ])('dates a case in the time zone of the practice: $timeZone', ({timeZone, fileName}) => {
    vi.useFakeTimers({now: new Date('2026-11-21T08:30:00Z')});
    const fields = {heading: 'A chip on a front tooth'};
    expect(createFileName('cases', fields, {pages: [], timeZone})).toBe(fileName);
    vi.useRealTimers();
  });

  it.each(['L.V.', 'LV', 'L V', 'Laura Vance', "laura o'vance", 'Laura V.'])(
    'dates a review by its own date, with the initials of %s',
    (name) => {
      const fields = {name, date: 'October 14, 2026'};
      const settings = {pages: [], timeZone: 'America/Chicago'};
      const fileName = createFileName('reviews', fields, settings);
      expect(fileName).toBe(name.includes("'") ? '2026-10-14-lo' : '2026-10-14-lv');
    },
  );

  it.each([
    {collection: 'dentists', name: 'Dr. "Bo" O\'Neill-Núñez', pattern: /^dr-bo-oneill-nunez$/},
    {collection: 'reviews', name: 'Ñ.O.', pattern: /^\d{4}-\d\d-\d\d-no$/},
  ])(
    'removes punctuation and accents from the names of $collection',
    ({collection, name, pattern}) => {
      const settings = {pages: [], timeZone: 'America/Chicago'};
      expect(createFileName(collection, {name}, settings)).toMatch(pattern);
    },
  );
});
