import {openDialog} from '../dialog';
import {element} from '../element';
import type {Side} from './merge';
import {DRAFT_STYLES} from './styles';

/** A value that two people have changed, in words. */
export interface Question {
  /** The field's label. */
  label: string;
  mine: string;
  theirs: string;
}

/**
 * Asks whose change holds, of each value that two people have changed.
 * @returns in the order of the questions; undefined if the person does not want to decide now
 */
export async function askWhose(questions: readonly Question[]): Promise<Side[] | undefined> {
  const words =
    'While you were editing, somebody else saved this entry. Choose what holds; everything else of both is kept.';
  const answers = await openDialog({
    title: 'Somebody else has changed the same',
    parts: [element('p', {}, [words]), ...questions.map(choice)],
    accept: 'Save',
    cancel: 'Not now',
    ...LOOK,
  });
  return answers && questions.map((_, index) => (answers.get(String(index)) === 'theirs' ? 'theirs' : 'mine'));
}

/** Says what somebody else had changed, and shows the entry with it. */
export function tellTaken(labels: readonly string[]): void {
  const words =
    'While you were editing, somebody else saved this entry. The draft has what you changed, and of theirs:';
  const list = labels.map((label) => element('li', {}, [label]));
  void openDialog({
    title: 'Saved, together with what somebody else changed',
    parts: [element('p', {}, [words]), element('ul', {}, list)],
    accept: 'Show the entry as it is now',
    ...LOOK,
  }).then(() => location.reload());
}

const LOOK = {className: 'draft-dialog', styles: DRAFT_STYLES};

function choice({label, mine, theirs}: Question, index: number): HTMLElement {
  const option = (value: Side, words: string) =>
    element('label', {}, [
      element('input', {type: 'radio', name: String(index), value, required: true}),
      element('span', {}, [words]),
    ]);
  return element('fieldset', {}, [
    element('legend', {}, [label]),
    option('mine', `Yours: ${mine}`),
    option('theirs', `Theirs: ${theirs}`),
  ]);
}
