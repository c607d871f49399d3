import {posix} from 'node:path';
import type {Content} from '../../../content';
import {replaceOnce} from '../../../fix/suggest';
import {practiceFile} from '../../../folders';
import {atField} from '../../../leaves';
import type {Problem} from '../../../problem';
import type {Check} from '../../check';
import {initialsOf} from '../people';
import {hasGivenName, namesOfTeam} from './givenNames';
import {LAW} from './law';

/** Where a patient's name stands as initials. */
export const checkInitials: Check = (content) => [
  ...content.documents
    .filter(({kind}) => kind === 'review')
    .flatMap(({file, fields}) => [...namedAs(content, file, ['name'], fields?.name), ...namedFile(file)]),
  ...content.documents.filter(({kind}) => kind === 'case').flatMap(({file}) => namedCase(content, file)),
  ...(content.testimonials ?? []).flatMap(({name, subTitle}, index) => {
    const file = practiceFile('testimonials');
    const isDate = !Number.isNaN(Date.parse(subTitle)) && /^\p{Lu}\p{L}+ \d{1,2}, \d{4}$/u.test(subTitle);
    return [
      ...namedAs(content, file, [index, 'name'], name),
      ...(isDate
        ? []
        : [
            atField(content, file, [index, 'subTitle'], {
              what: `"${subTitle}" is not a date, and says more about the patient than a date does (${LAW}).`,
              fix: 'Write the date only, such as October 3, 2026.',
            }),
          ]),
    ];
  }),
];

function namedAs(content: Content, file: string, at: (string | number)[], name: unknown): Problem[] {
  if (typeof name !== 'string' || name.trim() === '' || /^\p{Lu}\.?(?:[ -]?\p{Lu}\.?){0,3}$/u.test(name.trim()))
    return [];
  const problem = atField(content, file, at, {
    what: `"${name}" is more than initials, and tells who the patient is (${LAW}).`,
    fix: `Write ${at.at(-1)}: "${initialsOf(name)}".`,
  });
  return [{...problem, suggestion: replaceOnce(content, file, problem.line, name, initialsOf(name))}];
}

/** `2026-10-14-laura-vance.mdx` instead of `2026-10-14-lv.mdx`. */
function namedFile(file: string): Problem[] {
  const [, day = '', words = ''] = /^((?:\d+-)*)(.+)$/.exec(posix.basename(file, '.mdx')) ?? [];
  if (words.replaceAll('-', '').length <= 4 && !hasGivenName(words)) return [];
  const initials = words
    .split('-')
    .map((word) => word[0])
    .join('');
  return [
    {
      file,
      line: 1,
      what: `The file's name "${posix.basename(file)}" tells who the patient is (${LAW}).`,
      fix: `Rename it to ${day}${initials || 'ab'}.mdx, with the initials.`,
    },
  ];
}

/** `46-maria-gutierrez-implant.mdx` instead of `46-premolar-gap-single-implant.mdx`. */
function namedCase(content: Content, file: string): Problem[] {
  const name = posix.basename(file, '.mdx');
  if (!hasGivenName(name, namesOfTeam(content)) && !/-(?:mr|mrs|ms|miss|mister)-/.test(name)) return [];
  return [
    {
      file,
      line: 1,
      what: `The file's name "${posix.basename(file)}" tells who the patient is (${LAW}).`,
      fix: 'Rename it by what was treated, such as 46-premolar-gap-single-implant.mdx.',
    },
  ];
}
