import {describe, expect, it} from 'vitest';
import {describeUndo, describeUndone, makeUndoMessage} from '../src/tasks/repository';

describe('describeUndo', () => {
  it('names the save plainly, however often it was undone and redone', () => {
    const undone = makeUndoMessage('Hours and closures');
    const redone = makeUndoMessage(undone);
    expect(
      ['Hours and closures', undone, redone, makeUndoMessage(redone)].map(describeUndo),
    ).toEqual([
      'Undo the last save: Hours and closures',
      'Redo the save: Hours and closures',
      'Undo the last save: Hours and closures',
      'Redo the save: Hours and closures',
    ]);
  });
});

describe('describeUndone', () => {
  it('says what comes after an undo or a redo', () => {
    expect(describeUndone('Hours')).toMatch(/^Undone\. Choose what to change next, redo/);
    expect(describeUndone(makeUndoMessage('Hours'))).toBe('The save is back.');
  });
});
