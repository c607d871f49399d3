import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Page, PageKind, Review, Site, SmileCase} from '@dental/content';

/** Defaults for a case, a review, and the body of a page. */
const {body, smileCase, review} = parse(
  readFileSync('packages/testing/src/examples.yml', 'utf8'),
) as {
  body: Page['body'];
  smileCase: SmileCase;
  review: Review;
};

/** A page of the example site. A test gives only the fields that it is about. */
export function makeExamplePage<Kind extends PageKind>(
  kind: Kind,
  path: string,
  fields: Partial<Page<Kind>> = {},
): Page<Kind> {
  const title = `The title of ${path}`;
  const description = `What ${path} is about.`;
  const heading = `The heading of ${path}`;
  const file = `pages-content${path}.mdx`;
  // Fields that its kind requires are left out on purpose.
  return {kind, path, file, title, description, heading, body, ...fields} as unknown as Page<Kind>;
}

/** A case of the example site. */
export const makeExampleCase = (fields: Partial<SmileCase> = {}): SmileCase => ({
  ...smileCase,
  ...fields,
});

/** A review of the example site. */
export const makeExampleReview = (fields: Partial<Review> = {}): Review => ({...review, ...fields});

const SITE = readFileSync('packages/testing/src/exampleSite.yml', 'utf8');

/** A small practice that isn't ours, so that a test fails if the code contains one of our facts. */
export function makeExampleSite(fields: Partial<Site> = {}): Site {
  return {...(parse(SITE) as Site), findLine: () => 1, ...fields};
}
