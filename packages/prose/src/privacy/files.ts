import {posix} from 'node:path';
import {
  createFieldProblem,
  type Check,
  type Content,
  isInitials,
  makeInitials,
  parseDateInWords,
  IMAGE_FOLDER,
  memoize,
  findPictureUses,
  getPracticeFile,
  type Problem,
  replaceOnce,
} from '@dental/content';
import {formatLongDate} from '@dental/practice';
import {GIVEN_NAMES} from '../people/givenNames';
import {readTeam} from '../people/team';
import {LAW} from './finding';

/* Names of people in fields and in file names. */

/** Reports names of patients where initials belong. */
export const checkInitials: Check = (content) => [
  ...content.documents.flatMap(({kind, file, fields}) =>
    kind === 'review'
      ? [...checkFileName(content, file, ['name'], fields?.name), ...checkNamedFile(file)]
      : kind === 'case'
        ? checkNamedCase(content, file)
        : [],
  ),
  ...(content.testimonials ?? []).flatMap(({name, subTitle}, index) => {
    const file = getPracticeFile('testimonials');
    const isDate =
      parseDateInWords(subTitle) !== '' && formatLongDate(parseDateInWords(subTitle)) === subTitle;
    const message = `"${subTitle}" isn't just a date, so it could identify the patient.`;
    const remedy = 'Change it to a date only, such as October 3, 2026.';
    return [
      ...checkFileName(content, file, [index, 'name'], name),
      ...(isDate
        ? []
        : [createFieldProblem(content, file, [index, 'subTitle'], {message, remedy, source: LAW})]),
    ];
  }),
];

function checkFileName(
  content: Content,
  file: string,
  at: (string | number)[],
  name: unknown,
): Problem[] {
  if (typeof name !== 'string' || name.trim() === '' || isInitials(name)) return [];
  const initials = makeInitials(name);
  const problem = createFieldProblem(content, file, at, {
    message: `"${name}" is more than initials, so it identifies the patient.`,
    source: LAW,
    remedy: `Change it to ${at.at(-1)}: "${initials}".`,
  });
  return [{...problem, suggestion: replaceOnce(content, file, problem.line, name, initials)}];
}

/**
 * `2026-10-14-laura-vance.mdx` instead of `2026-10-14-lv.mdx`. A number at the end keeps two
 * reviews apart.
 */
function checkNamedFile(file: string): Problem[] {
  const [, day = '', words = ''] =
    /^((?:\d+-)*)(.+?)(?:-\d+)?$/.exec(posix.basename(file, '.mdx')) ?? [];
  if (words.replaceAll('-', '').length <= 4 && !hasGivenName(words)) return [];
  const initials = words.replaceAll(/(?<=[^-])[^-]|-/g, '');
  return describeNamedPerson(
    file,
    `Rename it to ${day}${initials || 'ab'}.mdx, with the initials.`,
  );
}

/** `46-maria-gutierrez-implant.mdx` instead of `46-premolar-gap-single-implant.mdx`. */
function checkNamedCase(content: Content, file: string): Problem[] {
  const name = posix.basename(file, '.mdx');
  if (!hasGivenName(name, listNamesOfTeam(content)) && !/-(?:mr|mrs|ms|miss|mister)-/.test(name))
    return [];
  return describeNamedPerson(
    file,
    'Rename it after the treatment, such as 46-premolar-gap-single-implant.mdx.',
  );
}

function describeNamedPerson(file: string, remedy: string): Problem[] {
  const message = `The file name "${posix.basename(file)}" identifies the patient.`;
  return [{file, line: 1, message, source: LAW, remedy}];
}

const LOWER_NAMES = new Set([...GIVEN_NAMES].map((name) => name.toLowerCase()));

/** Returns true if a word of a file's name is a given name that is not allowed there. */
function hasGivenName(words: string, allowed: ReadonlySet<string> = new Set()): boolean {
  return words
    .split(/[-_ ]+/)
    .some((word) => word.length > 2 && LOWER_NAMES.has(word) && !allowed.has(word));
}

/** The names of everyone with a page, in lowercase. */
const listNamesOfTeam = memoize(
  (content: Content) =>
    new Set(readTeam(content).flatMap(({called}) => called.map((name) => name.toLowerCase()))),
);

/** Reports names of image files that name a patient. */
export const checkPictureNames: Check = (content) => {
  const isTelling = (image: string) => {
    const name = posix.parse(image).name.toLowerCase();
    const words = name.split(/[-_ ]+/);
    // A dentist who has left may still be in a video.
    const isNamed =
      !image.includes('team/') &&
      !words.includes('dr') &&
      hasGivenName(name, listNamesOfTeam(content));
    const isOfAChart = words.some((word) => /^\d{5,}$|^(?:dob|chart|mrn|mr|mrs|ms)\d*$/.test(word));
    return isNamed || (image.includes('cases/') && isOfAChart);
  };
  const makeMessage = (image: string) => ({
    message: `The file name of ${image} identifies the patient.`,
    source: LAW,
    remedy: image.includes('cases/')
      ? 'Rename it after the number of the case, such as cases/50-before.'
      : 'Rename it after its content, such as facility/lounge.',
  });
  const used = findPictureUses(content).filter(
    ({image, role}) => role !== 'portrait' && isTelling(image),
  );
  const names = new Set(used.map(({image}) => `${IMAGE_FOLDER}/${image}`));
  const unused = [...content.files].filter(
    (file) =>
      file.startsWith(`${IMAGE_FOLDER}/cases/`) &&
      isTelling(file) &&
      !names.has(file.replace(/\.\w+$/, '')),
  );
  return [
    ...used.map(({image, file, line, field}) => ({file, line, field, ...makeMessage(image)})),
    ...unused.map((file) => ({file, line: 1, ...makeMessage(file.slice(IMAGE_FOLDER.length + 1))})),
  ];
};
