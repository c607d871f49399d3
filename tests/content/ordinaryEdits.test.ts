import {describe, expect, it} from 'vitest';
import {loadSite} from '@dental/checks';
import {formatProblems} from '@dental/content';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {EditedContent} from '@dental/testing/editedSite';
import {NIGHTLY} from '@dental/testing/nightly';

/*
 * Correct edits pass, one after the other. The content is checked at the end of each day; nightly,
 * it is checked after each edit, and the edits go through the gate.
 */

describe.each(ORDINARY_EDITS.map((edits, day) => ({day: day + 1, edits})))(
  'loadSite on day $day',
  ({edits}) => {
    const content = new EditedContent();
    const parts = NIGHTLY ? edits.map((edit) => [edit]) : [edits];

    it.each(
      parts.map(
        (part) =>
          [part.length === 1 ? `an editor who ${part[0]?.does}` : 'all edits', part] as const,
      ),
    )('accepts %s', async (_, part) => {
      for (const {edit} of part) await edit(content);
      expect(formatProblems(loadSite(process.cwd(), {files: content.project}).problems)).toBe(
        formatProblems([]),
      );
    });
  },
);

it('has enough ordinary edits', () => {
  expect(ORDINARY_EDITS.flat().length).toBeGreaterThanOrEqual(40);
});
