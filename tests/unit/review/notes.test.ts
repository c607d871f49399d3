import {describe, expect, it} from 'vitest';
import {notesOn} from '../../../src/review/notes';

describe('what limits a review', () => {
  it('is nothing for an ordinary change', () => {
    expect(notesOn({base: 'main', files: 12})).toEqual([]);
  });

  it('is said with the first error of a base that cannot be built', () => {
    const failure =
      'npm warn Unknown config\n[INFO] Starting\n\npages-content/a.mdx:2  There is no title. Write one.\nMore';
    expect(notesOn({base: 'main', failure, files: 1})).toEqual([
      'The site as it is at main cannot be built, so only facts are compared. The build says: pages-content/a.mdx:2  There is no title. Write one.',
    ]);
  });

  it('is said of a thousand changed files, with what to do', () => {
    expect(notesOn({base: 'main', files: 1_000}).join()).toMatch(
      /^It changes 1,000 files\. .* ask for it in smaller parts/,
    );
  });
});
