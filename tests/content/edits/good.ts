import {exercise} from '@dental/testing/exercise';
import {type Edit, readEdits} from './edit';

const ABOUT = 'about-us.mdx';
const readText = (file: string) => exercise.read(`pages-content/${file}`).toString('utf8');

/** The page of a person with the first name of another. */
export const NAMESAKE = readText('our-staff/rosa.mdx')
  .replaceAll('Rosa Delgado', 'Rosa Gimbert')
  .replace('team/rosa', 'team/rosa-gimbert')
  .replace(/^order: .*/m, 'order: 70');
export const PORTRAIT = ['team/rosa-gimbert.jpg'] as const;

/** Edits that must pass without a problem or a warning. */
export const good: Edit[] = [
  ...readEdits('good'),
  {
    does: 'writes a long paragraph',
    file: ABOUT,
    append: 'We look, and we wait for you. We explain it all. '.repeat(30),
  },
  {
    does: 'saves a file with Windows',
    file: ABOUT,
    write: `\uFEFF${readText(ABOUT).replaceAll('\n', '\r\n')}`,
  },
  {
    does: 'adds a person with the same first name',
    file: 'our-staff/rosa-gimbert.mdx',
    write: NAMESAKE,
    picture: PORTRAIT,
  },
];
