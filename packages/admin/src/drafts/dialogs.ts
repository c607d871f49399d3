import {openDialog} from '../dialog';
import {element} from '../element';
import type {Side} from './merge';

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
  });
  return answers && questions.map((_, index) => (answers.get(String(index)) === 'theirs' ? 'theirs' : 'mine'));
}

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
