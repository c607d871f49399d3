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
  let outcome: {code: number; output: string};

  beforeAll(async () => {
    copy = new ProjectCopy(new Map([['src/components/FacilityGallery/index.tsx', BROKEN]]));
    outcome = await copy.build();
  }, 180_000);

  afterAll(() => copy?.remove());

  it('fails the build and is reported like a content problem', () => {
    expect(outcome.code).toBe(1);
    const cause = String.raw`The seventh picture has no width\.`;
    const place = String.raw`pages-content/about-us\.mdx:1`;
    const line = String.raw`^${place}  This page can't be shown: ${cause} \S.*\.$`;
    expect(outcome.output).toMatch(new RegExp(line, 'm'));
    expect(outcome.output).toContain('1 problem in the content.');
  });

  it('keeps the stack trace in a file for developers', () => {
    expect(outcome.output).toContain('.cache/build.log');
    expect(outcome.output).not.toMatch(/^\s+at \S+ \(|node_modules|\[cause\]/m);
  });
});
