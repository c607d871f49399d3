import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {findProblemsAfter} from '@dental/testing/editedSite';
import {expectOne} from '@dental/testing/problems';
import {site} from '@dental/testing/realSite';
import {checkAltText, checkCasePictures, checkVideosOfPeople} from '../src/checks/pictures';

/** Any page but the home page. */
const PAGE =
  site.pages
    .find(({kind, path}) => kind === 'page' && path !== '/')
    ?.file.replace('pages-content/', '') ?? '';

describe('checkPeoplesPictures', () => {
  it.each(['cases/99-after.jpg', 'posters/a-tour-of-old.jpg', 'team/someone.jpg'])(
    'reports %s when no record names it',
    (file) => {
      expectOne(
        findProblemsAfter((content) => content.addPicture(file)),
        'No page, case, or video shows this picture, but anyone can open it.',
      );
    },
  );

  it("keeps a video's picture while the record has a wrong name", () => {
    expectOne(
      findProblemsAfter((content) =>
        content.change(
          '_practice/videos.yml',
          /^ {2}image: posters\/office-tour$/,
          '  image: posters/office-tuor',
        ),
      ),
      'No image is called posters/office-tuor.',
    );
  });
});

describe('checkAltText', () => {
  const findMessages = (alt: string) => {
    const tag = {name: 'Picture', line: 1, attributes: {image: 'a/b', alt}};
    const content = {documents: [{file: 'x', body: {components: [tag]}}]} as unknown as Content;
    return checkAltText(content).map(({message}) => message);
  };

  it.each(['Image of lobby', 'A photo of the team', 'Imagen de recepción', 'Foto del equipo'])(
    'reports the vague words "%s"',
    (alt) => {
      expect(findMessages(alt)).toEqual([
        `The alt text "${alt}" doesn't say what the image shows.`,
      ]);
    },
  );

  it.each(['Photo of Rosa', 'A picture of a crown on a molar', 'Foto de Rosa en la recepción'])(
    'accepts "%s"',
    (alt) => {
      expect(findMessages(alt)).toEqual([]);
    },
  );
});

describe('checkImages', () => {
  const findProblems = (...files: string[]) =>
    findProblemsAfter((content) => {
      for (const file of files) content.addPicture(`new/${file}`);
      content.replaceBody(PAGE, '<Picture image="new/finch" alt="A finch" />');
    });

  it.each(['finch.svg', 'finch.avif', 'finch.webp', 'finch.jpg', 'finch.jpeg', 'finch.png'])(
    'accepts %s',
    (file) => {
      expect(findProblems(file)).toEqual([]);
    },
  );

  it('accepts images with similar names', () => {
    expect(findProblems('finch.jpg', 'finch-2.jpg', 'goldfinch.jpg')).toEqual([]);
  });

  it.each(['finch.heic', 'finch', 'finch.jpg.txt'])(
    'reports %s, which browsers cannot show',
    (file) => {
      expectOne(findProblems(file), 'No image is called new/finch.');
    },
  );

  it.each(['Finch.jpg', 'finch.JPG'])('reports capital letters in %s', (file) => {
    expectOne(findProblems(file), 'No image is called new/finch.');
  });

  it('reports two images with the same name', () => {
    expectOne(
      findProblems('finch.svg', 'finch.png'),
      'Two images are called new/finch: ' +
        'static/img/new/finch.svg and static/img/new/finch.png. Delete the one',
    );
  });
});

describe('checkVideosOfPeople', () => {
  const listMessages = (id: string, video?: string) => {
    const names = ['dr-ann-lee', 'dr-roy-lee'];
    const content = {
      pages: names.map((name) => ({
        kind: 'dentist',
        path: `/${name}`,
        file: `${name}.mdx`,
        heading: name,
        video,
      })),
      findLine: () => 1,
      videos: [{id: 'meet-dr-roy-lee', title: 'Meet Dr. Lee'}],
      documents: names.map((name) => ({
        file: `${name}.mdx`,
        body: {components: [{name: 'VideoEmbed', attributes: {id}, line: 3}]},
      })),
    } as unknown as Content;
    return checkVideosOfPeople(content).map(({file, message}) => `${file}: ${message}`);
  };

  it("reports a colleague's video on a person's page", () => {
    expect(listMessages('meet-dr-roy-lee')).toEqual([
      'dr-ann-lee.mdx: The video "Meet Dr. Lee" shows dr-roy-lee.',
    ]);
  });

  it("reports a colleague's video in the field of a page", () => {
    expect(listMessages('office-tour', 'meet-dr-roy-lee')).toEqual([
      'dr-ann-lee.mdx: The video "Meet Dr. Lee" shows dr-roy-lee.',
    ]);
  });

  it("accepts videos of no one's page, and of both people", () => {
    expect(listMessages('office-tour')).toEqual([]);
    expect(listMessages('dr-ann-lee-and-dr-roy-lee')).toEqual([]);
  });
});

describe('checkCasePictures', () => {
  const findMessages = (beforeAlt: string, afterAlt: string) => {
    const content = {
      files: new Set(['static/img/cases/01-before.jpg', 'static/img/cases/01-after.jpg']),
      findLine: () => 1,
      cases: [
        {
          file: 'pages-content/_cases/01-chip.mdx',
          beforeImage: 'cases/01-before',
          afterImage: 'cases/01-after',
          beforeAlt,
          afterAlt,
        },
      ],
    } as unknown as Content;
    return checkCasePictures(content).map(({message}) => message);
  };

  it('reports descriptions of different sides', () => {
    expect(findMessages('The left front tooth is chipped.', 'The right one is whole.')).toEqual([
      'The description says "right", and the one of the "before" image says "left".',
    ]);
    expect(findMessages('An upper tooth is gray.', 'A lower tooth is white.')).toHaveLength(1);
  });

  it.each([
    {before: 'The left front tooth is chipped.', after: 'The left tooth is whole.'},
    {before: 'The left front tooth is chipped.', after: 'The left and right teeth match.'},
    {before: 'The left front tooth is chipped.', after: 'Both front teeth are whole.'},
  ])('accepts "$before" with "$after"', ({before, after}) => {
    expect(findMessages(before, after)).toEqual([]);
  });
});
