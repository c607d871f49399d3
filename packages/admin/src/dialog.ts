import {element} from './element';
import {adoptStyles} from './look/styles';

interface DialogOptions {
  title: string;
  parts: readonly HTMLElement[];
  /** What its buttons say. */
  accept: string;
  cancel: string;
  /** Whether closing it with the key Escape takes the answer. */
  acceptsEscape?: boolean;
}

/**
 * Asks somebody something in a dialog.
 * @returns the answers by the names of their inputs; undefined if it was closed without them
 */
export function openDialog(options: DialogOptions): Promise<FormData | undefined> {
  const {title, parts, accept, cancel, acceptsEscape} = options;
  adoptStyles(document);
  const form = element('form', {method: 'dialog'}, [
    element('h2', {id: 'dialog-title'}, [title]),
    ...parts,
    element('p', {className: 'body-dialog-buttons'}, [
      element('button', {value: 'accept'}, [accept]),
      element('button', {formNoValidate: true, value: 'cancel'}, [cancel]),
    ]),
  ]);
  const dialog = element('dialog', {className: 'body-dialog'}, [form]);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      const isAccepted =
        dialog.returnValue === 'accept' || (acceptsEscape && dialog.returnValue === '');
      resolve(isAccepted ? new FormData(form) : undefined);
    });
  });
}
