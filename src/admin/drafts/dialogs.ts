import {adopt} from '../adopt';
import {DIALOG_STYLES} from '../body/styles';
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
export function askWhose(questions: readonly Question[]): Promise<Side[] | undefined> {
  return open(
    'Somebody else has changed the same',
    'While you were editing, somebody else saved this entry. Choose what holds; everything else of both is kept.',
    questions.map(choice),
    ['Save', 'Not now'],
  ).then(
    (answers) => answers && questions.map((_, index) => (answers.get(String(index)) === 'theirs' ? 'theirs' : 'mine')),
  );
}

/** Says what somebody else had changed, and shows the entry with it. */
export function tellTaken(labels: readonly string[]): void {
  const list = document.createElement('ul');
  list.append(...labels.map((label) => Object.assign(document.createElement('li'), {textContent: label})));
  void open(
    'Saved, together with what somebody else changed',
    'While you were editing, somebody else saved this entry. The draft has what you changed, and of theirs:',
    [list],
    ['Show the entry as it is now'],
  ).then(() => location.reload());
}

function choice({label, mine, theirs}: Question, index: number): HTMLElement {
  const group = document.createElement('fieldset');
  group.append(Object.assign(document.createElement('legend'), {textContent: label}));
  for (const [value, name, words] of [
    ['mine', 'Yours', mine],
    ['theirs', 'Theirs', theirs],
  ] as const) {
    const option = document.createElement('label');
    const input = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: String(index),
      value,
      required: true,
    });
    const said = Object.assign(document.createElement('span'), {textContent: `${name}: ${words}`});
    option.append(input, said);
    group.append(option);
  }
  return group;
}

/** Opens a dialog. What was chosen in it; undefined if it was closed by another button than the first. */
function open(
  title: string,
  words: string,
  parts: readonly HTMLElement[],
  [first, ...others]: readonly [string, ...string[]],
): Promise<FormData | undefined> {
  for (const styles of [DIALOG_STYLES, DRAFT_STYLES]) adopt(document, globalThis, styles);
  const dialog = Object.assign(document.createElement('dialog'), {className: 'body-dialog draft-dialog'});
  const heading = Object.assign(document.createElement('h2'), {textContent: title, id: 'draft-dialog-title'});
  const form = Object.assign(document.createElement('form'), {method: 'dialog'});
  const buttons = Object.assign(document.createElement('p'), {className: 'body-dialog-buttons'});
  buttons.append(
    Object.assign(document.createElement('button'), {value: 'insert', textContent: first}),
    ...others.map((name) => Object.assign(document.createElement('button'), {formNoValidate: true, textContent: name})),
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  form.append(heading, Object.assign(document.createElement('p'), {textContent: words}), ...parts, buttons);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'insert' ? new FormData(form) : undefined);
    });
  });
}
