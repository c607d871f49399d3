import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Page, PageKind, Review, Site, SmileCase} from '@dental/content';

/** A page of the example site; a test says only what it is about. */
export function examplePage<Kind extends PageKind>(
  kind: Kind,
  path: string,
  fields: Partial<Page<Kind>> = {},
): Page<Kind> {
  return {
    kind,
    path,
    file: `pages-content${path}.mdx`,
    title: `The title of ${path}`,
    description: `What ${path} is about.`,
    heading: `The heading of ${path}`,
    body: {components: [], headings: [], links: [], images: [], paragraphs: [], words: []},
    ...fields,
  } as unknown as Page<Kind>;
}

/** A case of the example site. */
export function exampleCase(fields: Partial<SmileCase> = {}): SmileCase {
  return {
    id: 1,
    heading: 'A chipped tooth',
    age: '18 - 29',
    gender: 'Female',
    treatment: 'Bonding',
    category: 'chipped-front-tooth',
    beforeImage: 'cases/01-before',
    afterImage: 'cases/01-after',
    file: 'pages-content/_cases/01-chip.mdx',
    descriptions: ['It broke.'],
    ...fields,
  };
}

/** A review of the example site. */
export function exampleReview(fields: Partial<Review> = {}): Review {
  return {
    id: 1,
    name: 'R.T.',
    source: 'Google',
    date: 'October 3, 2026',
    file: 'pages-content/_reviews/01-rt.mdx',
    paragraphs: ['Kind people.'],
    ...fields,
  };
}

const SITE = readFileSync('tests/support/exampleSite.yml', 'utf8');

/** A small practice that is not ours, so that a test fails if a fact is typed into the code. */
export function exampleSite(fields: Partial<Site> = {}): Site {
  return {...(parse(SITE) as Site), lineOf: () => 1, ...fields};
}
