import {describe, expect, it} from 'vitest';
import {loadEdited} from '../support/editedSite';
import {exampleCase, examplePage, exampleReview, exampleSite} from '../support/exampleSite';
import {expectPlainWords} from '../support/problems';
import {sampleContent} from '../../src/content/launch/samples';
import {siteOrRefusal} from '../../src/config/content';

const REAL = {pages: [examplePage('page', '/about-us')], cases: [exampleCase()], reviews: [exampleReview()]};

describe('content that may not go live', () => {
  it('is none when nothing is marked as a sample', () => {
    expect(sampleContent(exampleSite(REAL))).toEqual([]);
  });

  it.each([
    ['a page', {pages: [examplePage('page', '/about-us', {sample: true})]}, 'pages-content/about-us.mdx'],
    ['a case', {cases: [exampleCase({sample: true})]}, 'pages-content/_cases/01-chip.mdx'],
    ['a review', {reviews: [exampleReview({sample: true})]}, 'pages-content/_reviews/01-rt.mdx'],
  ])('is %s that is marked as a sample', (_, fields, file) => {
    const problems = sampleContent(exampleSite({...REAL, ...fields}));
    expect(problems).toMatchObject([{file, field: 'sample', what: 'This is sample content.'}]);
    expectPlainWords(problems);
  });

  it.each([
    ['practice', 'sample', {}],
    ['policies', 'sample', {}],
    ['videos', '1.sample', [{id: 'a'}, {id: 'b', sample: true}]],
    ['testimonials', '0.sample', [{id: 1, sample: true}]],
    ['promotions', 'promotions.0.sample', {promotions: [{id: 'a', sample: true}]}],
    ['integrations', 'chat.sample', {forms: {contact: 'x'}, chat: {tenant: 'x', sample: true}}],
  ])('is found wherever it stands in %s.yml', (name, field, facts) => {
    const marked = Object.keys(facts).length === 0 ? {sample: true} : facts;
    const problems = sampleContent(exampleSite({...REAL, [name]: marked}));
    expect(problems).toMatchObject([{file: `pages-content/_practice/${name}.yml`, field}]);
  });

  it('is shown line by line in the real files', () => {
    const file = '_practice/practice.yml';
    let line = 0;
    const {site} = loadEdited((content) => {
      if (!/^sample: true$/m.test(content.read(file))) content.change(file, /^name:/, 'sample: true', 'name: Example');
      line = content.read(file).split('\n').indexOf('sample: true') + 1;
    });
    const problem = site && sampleContent(site).find((candidate) => candidate.file.endsWith(file));
    expect(problem).toMatchObject({line, field: 'sample'});
  });
});

describe('a build', () => {
  it('for a preview takes samples', () => {
    expect(siteOrRefusal(process.cwd(), 'preview').pages.length).toBeGreaterThan(0);
  });

  it('of content with a problem says it in plain words', () => {
    expect(() => siteOrRefusal('/nowhere-at-all', 'preview')).toThrow(/The content has problems\.\n.*is missing/s);
  });
});
