import {posix} from 'node:path';
import type {Problem} from '../problem';
import type {Site} from '../site';
import type {Check} from './check';

/** Records are numbered from 1 without a gap or a repeat, as their files are; no two people share an id. */
export const checkIds: Check = (site) => [
  ...checkNumbering(withLines(site, site.cases), 'case'),
  ...checkNumbering(withLines(site, site.reviews), 'review'),
  ...checkRepeats(
    withLines(
      site,
      site.pages.filter((page) => page.kind === 'dentist' || page.kind === 'staff'),
    ),
    'person',
  ),
  ...checkRepeats(
    site.testimonials.map(({id}, index) => ({id, file: TESTIMONIALS, line: site.lineOf(TESTIMONIALS, [index, 'id'])})),
    'testimonial',
  ),
];

const TESTIMONIALS = 'pages-content/_practice/testimonials.yml';

interface Numbered {
  id: number;
  file: string;
  line: number;
}

function withLines(site: Site, records: readonly {id: number; file: string}[]): Numbered[] {
  return records.map(({id, file}) => ({id, file, line: site.lineOf(file, ['id'])}));
}

function checkNumbering(records: readonly Numbered[], noun: string): Problem[] {
  const misnamed = records
    .filter(({id, file}) => Number.parseInt(posix.basename(file), 10) !== id)
    .map(({id, file, line}): Problem => ({
      file,
      line,
      field: 'id',
      what: `The id ${id} is not the number at the start of the file's name.`,
      fix: 'Make the two the same.',
    }));
  const repeats = checkRepeats(records, noun);
  const last = records.at(-1);
  const gap = records.findIndex(({id}, index) => id !== index + 1);
  if (repeats.length > 0 || last === undefined || gap === -1) return [...misnamed, ...repeats];
  return [
    ...misnamed,
    {
      file: last.file,
      line: last.line,
      field: 'id',
      what: `The numbers skip ${gap + 1}.`,
      fix: `Give this ${noun}, the last one, the number ${gap + 1}, in its file's name as well.`,
    },
  ];
}

function checkRepeats(records: readonly Numbered[], noun: string): Problem[] {
  const owners = new Map<number, string>();
  return records.flatMap(({id, file, line}) => {
    const owner = owners.get(id);
    if (owner !== undefined)
      return [
        {
          file,
          line,
          field: 'id',
          what: `The id ${id} belongs to ${owner} already.`,
          fix: `Give this ${noun} the next free number.`,
        },
      ];
    owners.set(id, file);
    return [];
  });
}
