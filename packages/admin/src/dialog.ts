import {createElement} from './createElement';

interface DialogOptions {
  title: string;
  content: readonly HTMLElement[];
  acceptLabel: string;
  /** Without it, the dialog has only one button. */
  cancelLabel?: string;
}

/**
 * Shows a modal dialog with an accept and a cancel button.
 * @returns the values of its inputs by name, or undefined if it was canceled
 */
export function openDialog(options: DialogOptions): Promise<FormData | undefined> {
  const {title, content, acceptLabel, cancelLabel} = options;
  const form = createElement('form', {method: 'dialog'}, [
    createElement('h2', {id: 'dialog-title'}, [title]),
    ...content,
    createElement('p', {className: 'buttons'}, [
      createElement('button', {className: 'primary', value: 'accept'}, [acceptLabel]),
      ...(cancelLabel === undefined
        ? []
        : [createElement('button', {formNoValidate: true, value: 'cancel'}, [cancelLabel])]),
    ]),
  ]);
  const dialog = createElement('dialog', {}, [form]);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  document.body.append(dialog);
  dialog.showModal();
  // A dialog belongs to the screen that opened it.
  const closeWithScreen = () => dialog.close('cancel');
  addEventListener('hashchange', closeWithScreen);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      removeEventListener('hashchange', closeWithScreen);
      resolve(dialog.returnValue === 'accept' ? new FormData(form) : undefined);
    });
  });
}

/** Asks a question with two answers. Returns true for the first. */
export async function confirmAction({
  text,
  ...options
}: {text: string} & Omit<DialogOptions, 'content'>): Promise<boolean> {
  const answer = await openDialog({...options, content: [createElement('p', {}, [text])]});
  return answer !== undefined;
}
