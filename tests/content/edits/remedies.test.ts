import {describe, expect, it} from 'vitest';
import {EditedContent} from '../../support/editedSite';
import {exercise} from '../../support/exercise';
import {loadSite} from '@dental/checks';
import {apply, type Edit} from './edit';

const ABOUT = 'about-us.mdx';
const HOURS = '_practice/hours.yml';

/** Slips of which the obvious advice would do harm: what is said instead, and what never. */
const SLIPS: readonly (Edit & {says: string; never: string})[] = [
  {
    does: 'tears the end of a tag apart',
    file: ABOUT,
    append: 'Call <Phone/ > today.',
    says: 'Write <Phone /> instead',
    never: 'Close it with',
  },
  {
    does: 'starts a value with #',
    file: ABOUT,
    replace: ['heading: About us', 'heading: #1 for families'],
    says: 'between double quotes',
    never: 'Add a line heading:',
  },
  {
    does: 'loses a space in front of a field',
    file: HOURS,
    replace: ['    closes: 7:00 pm', '   closes: 7:00 pm'],
    says: 'Put 4 spaces in front of it',
    never: 'quotation mark',
  },
  {
    does: 'adds a space in front of a field',
    file: HOURS,
    replace: ['    closes: 7:00 pm', '     closes: 7:00 pm'],
    says: 'Put 4 spaces in front of it',
    never: 'quotation mark',
  },
  {
    does: 'loses a space in front of a dash',
    file: HOURS,
    replace: ['  - name: Labor Day', ' - name: Labor Day'],
    says: 'Put 2 spaces in front of it',
    never: 'quotation mark',
  },
  {
    does: 'forgets a dash',
    file: HOURS,
    replace: ['  - name: Labor Day', '    name: Labor Day'],
    says: 'put the dash in front',
    never: 'delete the other',
  },
  {does: 'pastes a program', file: ABOUT, append: 'export const x = 1;', says: 'Delete it', never: 'import'},
  {
    does: 'computes a date',
    file: ABOUT,
    append: 'It is {new Date()} today.',
    says: 'write the words that visitors should read',
    never: 'Write (new Date())',
  },
  {
    does: 'downloads a page twice',
    file: 'contact-us (1).mdx',
    copyOf: 'contact-us.mdx',
    says: 'Delete it',
    never: 'Rename',
  },
  {
    does: 'mistypes a number of ours',
    file: ABOUT,
    append: 'Call us at (480) 555-0149.',
    says: 'if our number is meant, or say in the sentence whose it is',
    never: 'Write <Phone /> instead',
  },
  {
    does: 'names a fee that is not the one of the facts',
    file: ABOUT,
    append: 'If you miss a visit, we charge a fee of $9999.',
    says: 'instead, which is $',
    never: 'a missing tooth',
  },
  {
    does: 'misspells a name in braces',
    file: ABOUT,
    replace: ['heading: About us', 'heading: About {practise}'],
    says: 'Write {practice}.',
    never: 'dictionary',
  },
];

describe('the advice does no harm when somebody', () => {
  it.each(SLIPS.map((slip) => [slip.does, slip] as const))('%s', (_, slip) => {
    const content = new EditedContent(exercise);
    apply(content, slip);
    const {problems} = loadSite(process.cwd(), {files: content.project});
    const said = problems.map(({what, fix}) => `${what} ${fix}`).join('\n');
    expect(said).toContain(slip.says);
    expect(said).not.toContain(slip.never);
  });
});
