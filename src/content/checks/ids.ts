import {posix} from 'node:path';
import type {Content, Document} from '../content';
import {practiceFile} from '../folders';
import {groupBy} from '../../site/groupBy';
import type {Problem} from '../problem';
import type {PracticeFacts} from '../schemas/practice';
import type {Check} from './check';

/** Records are numbered from 1 without a gap or a repeat, as their files are; no two people share an id. */
export const checkIds: Check = (content) => [
  ...checkNumbering(content, content.cases, 'case'),
  ...checkNumbering(content, content.reviews, 'review'),
  ...checkRepeats(
    withLines(
      content,
      content.pages.filter((page) => page.kind === 'dentist' || page.kind === 'staff'),
    ),
    'person',
  ),
  ...checkRepeats(entriesOf(content, 'testimonials', 'id'), 'testimonial'),
  ...checkRepeats(entriesOf(content, 'videos', 'id'), 'video'),
  ...checkRepeats(
    (content.thirdParties?.links ?? []).map(({host}, index) => {
      const file = practiceFile('thirdParties');
      return {id: host, file, line: content.lineOf(file, ['links', index, 'host']), field: 'host'};
    }),
    'company',
  ),
  ...checkRepeats(
    (content.promotions?.promotions ?? []).map(({id}, index) => {
      const file = practiceFile('promotions');
      return {id, file, line: content.lineOf(file, ['promotions', index, 'id']), field: 'id'};
    }),
    'promotion',
  ),
];

interface Identified {
  id: number | string;
  file: string;
  line: number;
  field: string;
}

function withLines({lineOf}: Content, records: readonly {id: number; file: string}[]) {
  return records.map(({id, file}) => ({id, file, line: lineOf(file, ['id']), field: 'id'}));
}

function entriesOf(content: Content, name: 'testimonials' | 'videos', field: string): Identified[] {
  const file = practiceFile(name);
  const entries = (content[name] ?? []) as PracticeFacts['testimonials'];
  return entries.map((entry, index) => ({
    id: (entry as unknown as Record<string, string>)[field] ?? '',
    file,
    line: content.lineOf(file, [index, field]),
    field,
  }));
}

function checkNumbering(
  content: Content,
  all: readonly {id: number; file: string}[],
  noun: Document['kind'],
): Problem[] {
  const records = withLines(content, all);
  const isNumbered = ({id, file}: Identified) => Number.parseInt(posix.basename(file), 10) === id;
  const misnamed = records
    .filter((record) => !isNumbered(record))
    .map(({id, file, line}): Problem => ({
      file,
      line,
      field: 'id',
      what: `The id ${id} is not the number at the start of the file's name.`,
      fix: 'Make the two the same.',
    }));
  const repeats = checkRepeats(records.filter(isNumbered), noun);
  const isComplete = content.documents.filter(({kind}) => kind === noun).length === records.length;
  const last = records.at(-1);
  const gap = records.findIndex(({id}, index) => id !== index + 1);
  if (!isComplete || misnamed.length + repeats.length > 0 || last === undefined || gap === -1)
    return [...misnamed, ...repeats];
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

function checkRepeats(records: readonly Identified[], noun: string): Problem[] {
  const owners = groupBy(records, ({id}) => id);
  return records.flatMap((record) => {
    const {id, file, line, field} = record;
    const [first, second] = owners.get(id) ?? [];
    const owner = record === first ? second : first;
    if (owner === undefined || (record === first && owner.file === file)) return [];
    const [what, fix] =
      typeof id === 'number'
        ? [`The id ${id} belongs to ${owner.file} as well.`, `Give the new ${noun} the next free number.`]
        : [`The ${field} "${id}" stands on line ${owner.line} already.`, `Give this ${noun} one of its own.`];
    return [{file, line, field, what, fix}];
  });
}
