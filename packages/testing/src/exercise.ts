import {CONTENT_FOLDER, openProjectFiles, applyFileChanges} from '@dental/content';
import {makeContent} from './fixtures/practice';
import {specification} from './fixtures/specification';
import {readOnce} from './editedSite';

/** Turns our project into the exercise's. */
export const exerciseContent = new Map(await makeContent(specification));

const STAFF_PAGE = 'pages-content/our-staff/index.mdx';
const CHAIRSIDE_NOTE =
  'Rosa works with [Kayla](/our-staff/kayla) and [Mateo](/our-staff/mateo). ' +
  'Both are beside the chair.';
exerciseContent.set(
  'static/img/art/promotion-august.svg',
  exerciseContent.get('static/img/art/promotion.svg'),
);
exerciseContent.set(STAFF_PAGE, `${String(exerciseContent.get(STAFF_PAGE))}\n${CHAIRSIDE_NOTE}\n`);

/**
 * Content for edits that name a value, such as another closing time instead of 7:00 pm. It never
 * changes with our own content.
 */
export const exercise = readOnce(
  applyFileChanges(openProjectFiles(process.cwd()), exerciseContent),
);

/** The first file of a folder of this content, from `pages-content`. */
export function getFirstFile(folder: string): string {
  const [file = ''] = exercise.list(`${CONTENT_FOLDER}/${folder}`);
  return file.slice(CONTENT_FOLDER.length + 1);
}
