import {describe, expect, it} from 'vitest';
import {problemsAfter} from '../../../tests/support/editedSite';
import {expectOne} from '../../../tests/support/problems';

const PAGE = 'about-us.mdx';

describe('a picture that is not there', () => {
  it('is named with the file that would be it', () => {
    const problems = problemsAfter((content) =>
      content.replaceBody(PAGE, '<Picture image="facility/garden" alt="The garden" />'),
    );
    expectOne(
      problems,
      'There is no picture called facility/garden. Add it as static/img/facility/garden.jpg, or correct the name.',
      {file: `pages-content/${PAGE}`, field: 'image'},
    );
  });

  it('may not be left without a name', () => {
    const problems = problemsAfter((content) => content.replaceBody(PAGE, '<Picture alt="The garden" />'));
    expectOne(problems, 'There is no picture called', {field: 'image'});
  });

  it.each([
    ['a banner', PAGE, /^banner:/, 'banner: none/x', 'banner'],
    ['an icon', 'services/general-dentistry/index.mdx', /^icon:/, 'icon: none/x', 'icon'],
    ['a page', 'services/general-dentistry/dental-exams.mdx', /^image:/, 'image: none/x', 'image'],
    ['a video', '_practice/videos.yml', /^ {2}image:/, '  image: none/x', '0.image'],
    ['an offer', '_practice/promotions.yml', /^ {4}image:/, '    image: none/x', 'promotions.0.image'],
    ['a room', '_practice/facility.yml', /^- image:/, '- image: none/x', '0.image'],
    ['a payment partner', '_practice/payment-partners.yml', /^ {2}logo:/, '  logo: none/x', '0.logo'],
    ['the periodontal programme', '_practice/perio-protection.yml', /^logo:/, 'logo: none/x', 'logo'],
  ])('is noticed on %s', (_, file, line, by, field) => {
    let at = 0;
    const problems = problemsAfter((content) => {
      content.change(file, line, by);
      at = content.read(file).split('\n').indexOf(by) + 1;
    });
    expectOne(problems, 'There is no picture called none/x.', {file: `pages-content/${file}`, line: at, field});
  });

  it.each([
    ['our-staff', 'image'],
    ['our-dentist', 'image'],
    ['_cases', 'beforeImage'],
    ['_cases', 'afterImage'],
  ])('is noticed in %s, in the field %s', (folder, field) => {
    const problems = problemsAfter((content) =>
      content.change(content.first(folder), new RegExp(`^${field}:`), `${field}: none/x`),
    );
    expectOne(problems, 'There is no picture called none/x.', {field});
  });
});

describe('a picture that somebody adds', () => {
  const problemsWith = (...files: string[]) =>
    problemsAfter((content) => {
      for (const file of files) content.addPicture(`new/${file}`);
      content.replaceBody(PAGE, '<Picture image="new/finch" alt="A finch" />');
    });

  it.each(['finch.svg', 'finch.avif', 'finch.webp', 'finch.jpg', 'finch.jpeg', 'finch.png'])('may be %s', (file) => {
    expect(problemsWith(file)).toEqual([]);
  });

  it('may stand beside one of a similar name', () => {
    expect(problemsWith('finch.jpg', 'finch-2.jpg', 'goldfinch.jpg')).toEqual([]);
  });

  it.each(['finch.heic', 'finch', 'finch.jpg.txt'])('cannot be %s, which browsers do not show', (file) => {
    expectOne(problemsWith(file), 'There is no picture called new/finch.');
  });

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
