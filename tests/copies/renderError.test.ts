import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ProjectCopy} from '../support/copies';
import {NIGHTLY} from '../support/nightly';

/** A block that works in the check and fails when the only page that has it is made. */
const BROKEN = `export default function FacilityGallery() {
  throw new Error('The seventh picture has no width.');
}
`;

describe.runIf(NIGHTLY)('a page that fails when it is made @nightly', () => {
  let copy: ProjectCopy;
  let outcome: {code: number; printed: string};

  beforeAll(async () => {
    copy = new ProjectCopy(new Map([['src/components/FacilityGallery/index.tsx', BROKEN]]));
    outcome = await copy.build();
  }, 180_000);

  afterAll(() => copy?.remove());

  it('fails the build, and is named in the form of the check', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toMatch(
      /^pages-content\/about-us\.mdx:1  This page can't be shown: The seventh picture has no width\. \S.*\.$/m,
    );
    expect(outcome.printed).toContain('1 problem in the content.');
  });

  it('a developer finds the whole report in a file, and nobody else reads a stack trace', () => {
    expect(outcome.printed).toContain('.cache/build.log');
    expect(outcome.printed).not.toMatch(/^\s+at \S+ \(|node_modules|\[cause\]/m);
  });
});
