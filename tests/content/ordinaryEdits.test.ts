import {describe, expect, it} from 'vitest';
import {loadSite} from '../../src/content/loadSite';
import {formatProblems} from '../../src/content/problem';
import {ORDINARY_EDITS} from '../fixtures/ordinaryEdits';
import {EditedContent} from '../support/editedSite';

/* What somebody does on an ordinary day passes, one edit after the other. At night they go through the whole gate. */

describe.each(ORDINARY_EDITS.map((edits, day) => ({day: day + 1, edits})))(
  'on day $day an edit passes when',
  ({edits}) => {
    const content = new EditedContent();

    it.each(edits.map(({does, edit}) => [does, edit] as const))('somebody %s', async (_, edit) => {
      await edit(content);
      expect(formatProblems(loadSite(process.cwd(), {files: content.project}).problems)).toBe(formatProblems([]));
    });
  },
);

it('these edits are many', () => {
  expect(ORDINARY_EDITS.flat().length).toBeGreaterThanOrEqual(40);
});
