import {type Check, type Content, type PracticeFacts, practiceFile, type Problem} from '@dental/content';
import {groupBy} from '@dental/practice';

/** No two entries of a list share the name by which they are told apart. */
export const checkIds: Check = (content) => [
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
