import {expect, it, vi} from 'vitest';
import {fileNameOf, registerFileNames} from '../src/fileNames';

const CMS = {registerEventListener: () => undefined} as never;

it.each([
  ['Anika Gimbert', 'anika-gimbert'],
  ['Nora Gimbert', 'nora'],
])('where an Anika has a page already, the file of %s is called %s', (name, file) => {
  const pages = [
    {
      file: 'pages-content/our-staff/anika.mdx',
      kind: 'staff' as const,
      path: '/our-staff/anika',
      heading: 'Anika',
    },
  ];
  registerFileNames(CMS, {pages, timeZone: 'America/Chicago'});
  expect(fileNameOf('staff', {name})).toBe(file);
});

it.each([
  ['America/Chicago', '2026-11-21-a-chip-on-a-front-tooth'],
  ['Pacific/Honolulu', '2026-11-20-a-chip-on-a-front-tooth'],
])('a case written in the night is of the day that it is at a practice in %s', (timeZone, file) => {
  vi.useFakeTimers({now: new Date('2026-11-21T08:30:00Z')});
  registerFileNames(CMS, {pages: [], timeZone});
  expect(fileNameOf('cases', {heading: 'A chip on a front tooth'})).toBe(file);
  vi.useRealTimers();
});

it.each([
  ['dentists', 'Dr. "Bo" O\'Neill-Núñez', /^dr-bo-oneill-nunez$/],
  ['reviews', 'Ñ.O.', /^\d{4}-\d\d-\d\d-no$/],
])(
  'of %s a name with quotation marks, dots and accents makes a plain name of the file: %s',
  (collection, name, file) => {
    registerFileNames(CMS, {pages: [], timeZone: 'America/Chicago'});
    expect(fileNameOf(collection, {name})).toMatch(file);
  },
);
