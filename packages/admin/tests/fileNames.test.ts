import {expect, it} from 'vitest';
import {fileNameOf, registerFileNames} from '../src/fileNames';

it.each([
  ['Anika Gimbert', 'anika-gimbert'],
  ['Nora Gimbert', 'nora'],
])('where an Anika has a page already, the file of %s is called %s', (name, file) => {
  const pages = [
    {file: 'pages-content/our-staff/anika.mdx', kind: 'staff', path: '/our-staff/anika', heading: 'Anika'},
  ];
  registerFileNames({registerEventListener: () => undefined} as never, pages);
  expect(fileNameOf('staff', {name}, '2026-11-21')).toBe(file);
});
