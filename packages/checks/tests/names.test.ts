import {expect, it} from 'vitest';
import {problemsAfter} from '../../../tests/support/editedSite';
import {expectOne} from '../../../tests/support/problems';

const PAGE = 'about-us.mdx';

it.each([
  [
    'a fact, misspelled',
    '<Fact name="cancelation.fee"/>',
    'name',
    'fact called "cancelation.fee". Did you mean cancellation.fee?',
  ],
  ['a fact that is none', '<Fact name="parking"/>', 'name', 'Write one of practice.name, '],
  ['a fact without its name', '<Fact/>', 'name', 'The tag <Fact> lacks its name.'],
  ['a video, misspelled', '<VideoEmbed id="ofice-tour" />', 'id', 'Did you mean office-tour?'],
  ['a video in a window', '<VideoModal id="ofice-tour" heading="Tour" />', 'id', 'Did you mean office-tour?'],
  ['a form, misspelled', '<PatientForm form="contakt" />', 'form', 'no form called "contakt". Did you mean contact?'],
])('a tag that names %s is explained', (_, tag, field, words) => {
  let line = 0;
  const problems = problemsAfter((content) => {
    content.replaceBody(PAGE, `A first line.\n\n${tag}`);
    line = content.read(PAGE).split('\n').indexOf(tag) + 1;
  });
  expectOne(problems, words, {file: `pages-content/${PAGE}`, line, field});
});

it.each(['services/family-dentistry/index.mdx', 'our-dentist'])('a video that is none is noticed on %s', (place) => {
  const problems = problemsAfter((content) => {
    const file = place.endsWith('.mdx') ? place : content.first(place);
    content.change(file, /^video:/, 'video: nothing-like-it');
  });
  expectOne(problems, 'There is no video called "nothing-like-it". Write one of ', {field: 'video'});
});

it.each(['<Fact name="cancellation.fee"/>', '<VideoEmbed id="office-tour" />', '<PatientForm form="newsletter" />'])(
  'a tag may be %s',
  (tag) => {
    expect(problemsAfter((content) => content.replaceBody(PAGE, tag))).toEqual([]);
  },
);
