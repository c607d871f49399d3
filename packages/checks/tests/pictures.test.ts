import {describe, expect, it} from 'vitest';
import {problemsAfter} from '@dental/testing/editedSite';
import {expectOne} from '@dental/testing/problems';

const PAGE = 'about-us.mdx';

describe('a picture that somebody adds', () => {
  const problemsWith = (...files: string[]) =>
    problemsAfter((content) => {
      for (const file of files) content.addPicture(`new/${file}`);
      content.replaceBody(PAGE, '<Picture image="new/finch" alt="A finch" />');
    });

  it.each(['finch.svg', 'finch.avif', 'finch.webp', 'finch.jpg', 'finch.jpeg', 'finch.png'])(
    'may be %s',
    (file) => {
      expect(problemsWith(file)).toEqual([]);
    },
  );

  it('may stand beside one of a similar name', () => {
    expect(problemsWith('finch.jpg', 'finch-2.jpg', 'goldfinch.jpg')).toEqual([]);
  });

  it.each(['finch.heic', 'finch', 'finch.jpg.txt'])(
    'cannot be %s, which browsers do not show',
    (file) => {
      expectOne(problemsWith(file), 'There is no picture called new/finch.');
    },
  );

  it.each(['Finch.jpg', 'finch.JPG'])('cannot be %s, which only some computers find', (file) => {
    expectOne(problemsWith(file), 'There is no picture called new/finch.');
  });

  it('cannot be there twice', () => {
    expectOne(
      problemsWith('finch.svg', 'finch.png'),
      'Two pictures are called new/finch: static/img/new/finch.svg and static/img/new/finch.png. Delete the one',
    );
  });
});
