import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ProjectCopy} from '../support/copies';
import {NIGHTLY} from '@dental/testing/nightly';

/** A block that passes the check and fails when its only page is rendered. */
const BROKEN = `export default function FacilityGallery() {
  throw new Error('The seventh picture has no width.');
}
`;

describe.runIf(NIGHTLY)('page that fails to render @nightly', () => {
  let copy: ProjectCopy;
  let outcome: {code: number; printed: string};

  beforeAll(async () => {
    copy = new ProjectCopy(new Map([['src/components/FacilityGallery/index.tsx', BROKEN]]));
    outcome = await copy.build();
  }, 180_000);

  afterAll(() => copy?.remove());

  it('fails the build and is reported like a content problem', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toMatch(
      /^pages-content\/about-us\.mdx:1  This page can't be shown: The seventh picture has no width\. \S.*\.$/m,
    );
    expect(outcome.printed).toContain('1 problem in the content.');
  });

  it('keeps the stack trace in a file for developers', () => {
    expect(outcome.printed).toContain('.cache/build.log');
    expect(outcome.printed).not.toMatch(/^\s+at \S+ \(|node_modules|\[cause\]/m);
  });
});
