import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {formatProblems} from '@dental/content';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {EditedContent} from '@dental/testing/editedSite';
import {NIGHTLY} from '@dental/testing/nightly';

/*
 * What somebody does on an ordinary day passes, one edit after the other. The content is checked at the end of the day; at
 * night after each edit, and they go through the whole gate.
 */

describe.each(ORDINARY_EDITS.map((edits, day) => ({day: day + 1, edits})))(
  'what passes on day $day:',
  ({edits}) => {
    const content = new EditedContent();
    const parts = NIGHTLY ? edits.map((edit) => [edit]) : [edits];

    it.each(
      parts.map(
        (part) => [part.length === 1 ? `somebody ${part[0]?.does}` : 'all of it', part] as const,
      ),
    )('%s', async (_, part) => {
      for (const {edit} of part) await edit(content);
      expect(formatProblems(loadSite(process.cwd(), {files: content.project}).problems)).toBe(
        formatProblems([]),
      );
    });
  },
);

it('these edits are many', () => {
  expect(ORDINARY_EDITS.flat().length).toBeGreaterThanOrEqual(40);
});
