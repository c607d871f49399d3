import {describe, expect, it} from 'vitest';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {loadSite} from '@dental/checks';

const ABOUT = 'about-us.mdx';
const HOURS = '_practice/hours.yml';

interface Mistake {
  /** By default, the page about us. */
  file?: string;
  /** The text to replace; without it, the page gets a paragraph. */
  from?: string;
  to: string;
  /** A part of the remedy. */
  says: string;
  /** The obvious remedy, which would do harm. */
  never: string;
}

/** Mistakes whose obvious remedy would do harm. */
const MISTAKES: readonly Mistake[] = [
  {
    from: 'heading: About us',
    to: 'heading: #1 for families',
    says: 'in double quotes',
    never: 'Add a line such as',
  },
  {
    file: HOURS,
    from: '    closes: 7:00 pm',
    to: '   closes: 7:00 pm',
    says: 'Put 4 spaces in front of it',
    never: 'quotation mark',
  },
  {
    file: HOURS,
    from: '    closes: 7:00 pm',
    to: '     closes: 7:00 pm',
    says: 'Put 4 spaces in front of it',
    never: 'quotation mark',
  },
  {
    file: HOURS,
    from: '  - name: Labor Day',
    to: ' - name: Labor Day',
    says: 'Put 2 spaces in front of it',
    never: 'quotation mark',
  },
  {
    file: HOURS,
    from: '  - name: Labor Day',
    to: '    name: Labor Day',
    says: 'put the dash in front',
    never: 'delete the other',
  },
  {
    from: 'heading: About us',
    to: 'heading: About {practise}',
    says: 'Change it to {practice}.',
    never: 'dictionary',
  },
  {to: 'Call <Phone/ > today.', says: 'Change it to <Phone />', never: 'Close it with'},
  {to: 'export const x = 1;', says: 'Delete it', never: 'import'},
  {to: 'It is {new Date()} today.', says: 'change it to parentheses', never: 'Write (new Date())'},
  {
    to: 'Call (480) 555-0149.',
    says: 'if you mean our number, or say whose number it is',
    never: 'Change it to <Phone />.',
  },
  {
    to: 'If you miss a visit, we charge a fee of $9999.',
    says: ', which is $',
    never: 'a missing tooth',
  },
];

describe('remedies', () => {
  it.each(MISTAKES)('helps and does no harm after $to', ({file = ABOUT, from, to, says, never}) => {
    const content = new EditedContent(exercise);
    const text = content.read(file);
    const edited = from === undefined ? `${text}\n${to}\n` : text.replace(from, () => to);
    content.write(file, edited);
    const advice = findAdvice(content);
    expect(advice).toContain(says);
    expect(advice).not.toContain(never);
  });

  it('tells to delete the second copy of a page', () => {
    const content = new EditedContent(exercise);
    content.write('contact-us (1).mdx', content.read('contact-us.mdx'));
    expect(findAdvice(content)).toContain('Delete it');
    expect(findAdvice(content)).not.toContain('Rename');
  });

  it('tells to remove a person whose page was deleted', () => {
    const content = new EditedContent(exercise);
    content.remove('our-staff/kayla.mdx');
    content.change(
      'our-staff/index.mdx',
      /^redirectFrom:/,
      'redirectFrom:',
      '  - /our-staff/kayla',
    );
    content.write(ABOUT, `${content.read(ABOUT)}\n\nAsk [Kayla](/our-staff/kayla).\n`);
    expect(findAdvice(content)).toContain('Remove the person from the text, or only the link.');
    expect(findAdvice(content)).not.toContain('Change it to /our-staff.');
  });
});

function findAdvice(content: EditedContent): string {
  const {problems} = loadSite(process.cwd(), {files: content.project});
  return problems.map(({message, remedy}) => `${message} ${remedy}`).join('\n');
}
