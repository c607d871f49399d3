import {describe, expect, it} from 'vitest';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {loadSite} from '@dental/checks';

const ABOUT = 'about-us.mdx';
const HOURS = '_practice/hours.yml';
const END = /\n*$/;

/** Slips of which the obvious advice would do harm: what is put in the place of what, what is said instead, and what never. */
const SLIPS: readonly (readonly [
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
  never: string,
])[] = [
  [
    ABOUT,
    'heading: About us',
    'heading: #1 for families',
    'in double quotes',
    'Add a line such as',
  ],
  [
    HOURS,
    '    closes: 7:00 pm',
    '   closes: 7:00 pm',
    'Put 4 spaces in front of it',
    'quotation mark',
  ],
  [
    HOURS,
    '    closes: 7:00 pm',
    '     closes: 7:00 pm',
    'Put 4 spaces in front of it',
    'quotation mark',
  ],
  [
    HOURS,
    '  - name: Labor Day',
    ' - name: Labor Day',
    'Put 2 spaces in front of it',
    'quotation mark',
  ],
  [
    HOURS,
    '  - name: Labor Day',
    '    name: Labor Day',
    'put the dash in front',
    'delete the other',
  ],
  [ABOUT, 'heading: About us', 'heading: About {practise}', 'Write {practice}.', 'dictionary'],
  [ABOUT, END, 'Call <Phone/ > today.', 'Write <Phone /> instead', 'Close it with'],
  [ABOUT, END, 'export const x = 1;', 'Delete it', 'import'],
  [
    ABOUT,
    END,
    'It is {new Date()} today.',
    'write the words that visitors should read',
    'Write (new Date())',
  ],
  [
    ABOUT,
    END,
    'Call (480) 555-0149.',
    'if our number is meant, or say in the sentence whose it is',
    'Write <Phone /> instead',
  ],
  [
    ABOUT,
    END,
    'If you miss a visit, we charge a fee of $9999.',
    'instead, which is $',
    'a missing tooth',
  ],
];

describe('the advice does no harm when somebody', () => {
  it.each(SLIPS)('writes in %s, for %s, %j', (file, from, to, says, never) => {
    const content = new EditedContent(exercise);
    content.write(
      file,
      content.read(file).replace(from, () => (from === END ? `\n\n${to}\n` : to)),
    );
    const advice = adviceOn(content);
    expect(advice).toContain(says);
    expect(advice).not.toContain(never);
  });

  it('downloads a page twice', () => {
    const content = new EditedContent(exercise);
    content.write('contact-us (1).mdx', content.read('contact-us.mdx'));
    expect(adviceOn(content)).toContain('Delete it');
    expect(adviceOn(content)).not.toContain('Rename');
  });
});

function adviceOn(content: EditedContent): string {
  const {problems} = loadSite(process.cwd(), {files: content.project});
  return problems.map(({message, remedy}) => `${message} ${remedy}`).join('\n');
}
