import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

const PAGE = 'our-dentist/dr-elena-marquez.mdx';

/** The messages about a person after sentences are added to a page. */
function findMessages(page: string, ...sentences: string[]): string[] {
  const content = new EditedContent(exercise);
  content.addField(PAGE, 'days: [Monday, Tuesday]', 'languages: [English]');
  content.write(page, `${content.read(page)}\n${sentences.join('\n\n')}\n`);
  const {problems, warnings} = loadSite(process.cwd(), {files: content.project});
  return [...problems, ...warnings]
    .filter(({file, finding}) => file.endsWith(page) && finding === 'facts/person')
    .map(({message}) => message);
}

describe('the check of sentences about a dentist', () => {
  it.each([
    {page: PAGE, sentence: 'You will find her here on Wednesdays.'},
    {page: PAGE, sentence: 'She is not here on Mondays.'},
    {page: PAGE, sentence: 'She has time for it on Fridays.'},
    {page: 'about-us.mdx', sentence: 'Dr. Marquez does veneers Mondays and Thursdays.'},
  ])('compares days with the page: $sentence', ({page, sentence}) => {
    expect(findMessages(page, sentence)).toEqual([
      expect.stringMatching(/page (?:lists|doesn't list) .*day under days/),
    ]);
  });

  it('accepts days of the page, uncertain days, and other places', () => {
    const ofPage = [
      'You will find her here on Mondays and Tuesdays.',
      'She is not here on Fridays.',
      'On Wednesdays Dr. Marquez teaches students at the college.',
      'She may see you on a Thursday if it is urgent.',
    ];
    expect(findMessages(PAGE, ...ofPage)).toEqual([]);
    expect(findMessages('about-us.mdx', 'Dr. Marquez works on Monday.')).toEqual([]);
  });

  it('compares languages with the page', () => {
    const sentences = [
      'She sees patients in English and in Korean.',
      'Dr. Marquez speaks Korean.',
      'She is learning Korean.',
      'Dr. Marquez speaks English.',
    ];
    const isOfLanguage = (message: string) => message.includes("doesn't list Korean");
    expect(findMessages(PAGE, ...sentences).filter(isOfLanguage)).toHaveLength(2);
    expect(findMessages('about-us.mdx', ...sentences).filter(isOfLanguage)).toHaveLength(1);
  });

  it('compares the languages of two dentists in one sentence', () => {
    const {pages} = loadSite(process.cwd(), {files: exercise}).content;
    const {name} = pages.find(({kind, file}) => kind === 'dentist' && !file.endsWith(PAGE)) as {
      name: string;
    };
    const both = `${name} sees children, and Dr. Marquez speaks Korean.`;
    expect(findMessages('about-us.mdx', both)).toEqual([expect.stringContaining("doesn't list")]);
    const one = `Dr. Marquez works with ${name}, who speaks Korean.`;
    expect(findMessages('about-us.mdx', one)).toEqual([]);
  });

  it('compares degrees with the page', () => {
    expect(findMessages('about-us.mdx', 'Elena Marquez, DDS, sees families.')).toEqual([
      expect.stringContaining('has another degree'),
    ]);
    expect(findMessages('about-us.mdx', 'Elena Marquez, DMD, sees families.')).toEqual([]);
  });
});
