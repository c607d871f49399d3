import {getContentWorker, type TextChoices} from '../checks/client';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import type {FormState} from '../form/FormContext';
import {getText} from '../format/data';
import type {Choice} from '../settings';
import type {Change} from './lines';

type Selection = Pick<Change, 'from' | 'to'>;

/** Asks for a page or a URL, and turns the selected text into a link to it. */
export async function promptForLink(
  text: string,
  selection: Selection,
  {pages}: TextChoices,
): Promise<Change[]> {
  const selected = text.slice(selection.from, selection.to);
  const answers = await askQuestions('Link', [
    {name: 'text', label: 'Link text', value: selected, required: true},
    {
      name: 'page',
      label: 'Page on this website',
      options: [{value: '', label: 'Another address'}, ...pages],
    },
    {name: 'address', label: 'Another address, such as https://example.com'},
  ]);
  const address = answers?.page || answers?.address?.trim();
  if (!answers || !address) return [];
  return [{...selection, insert: `[${answers.text}](${address.replaceAll(' ', '%20')})`}];
}

/** Asks for a practice fact. The page always shows its current value. */
export async function promptForFact(
  _: string,
  selection: Selection,
  {facts}: TextChoices,
): Promise<Change[]> {
  const answers = await askQuestions('Practice fact', [
    {name: 'name', label: 'Fact', options: facts, required: true},
  ]);
  return answers?.name ? [{...selection, insert: `<Fact name="${answers.name}" />`}] : [];
}

/** Asks for a PDF, and turns the selected text into a link to it. */
export async function promptForDocument(
  text: string,
  selection: Selection,
  addFile: FormState['addFile'],
): Promise<Change[]> {
  const selected = text.slice(selection.from, selection.to);
  const input = createElement('input', {
    type: 'file',
    name: 'file',
    accept: 'application/pdf',
    required: true,
  });
  const answers = await openDialog({
    title: 'Document',
    content: [
      createQuestion({name: 'text', label: 'Link text', value: selected, required: true}),
      createElement('label', {}, ['PDF, such as a form to print', input]),
    ],
    acceptLabel: 'Insert',
    cancelLabel: 'Cancel',
  });
  if (!answers) return [];
  const title = getText(answers.get('text')).trim();
  const content = answers.get('file') as File;
  try {
    const {path, url} = await getContentWorker().addDocument(content, title);
    addFile({reference: url, path, content});
    return [{...selection, insert: `[${title}](${url})`}];
  } catch (error) {
    const message = createElement('p', {}, [(error as Error).message]);
    await openDialog({title: 'Not added', content: [message], acceptLabel: 'OK'});
    return [];
  }
}

interface Question {
  name: string;
  label: string;
  value?: string;
  required?: boolean;
  /** Options to choose from; without them the editor types text. */
  options?: readonly Choice[] | undefined;
}

/** Shows questions in a dialog. Returns the answers by name, or undefined if it was canceled. */
async function askQuestions(
  title: string,
  questions: readonly Question[],
): Promise<Record<string, string> | undefined> {
  const answers = await openDialog({
    title,
    content: questions.map(createQuestion),
    acceptLabel: 'Insert',
    cancelLabel: 'Cancel',
  });
  if (!answers) return undefined;
  return Object.fromEntries([...answers].map(([name, value]) => [name, value as string]));
}

function createQuestion({
  name,
  label,
  value = '',
  required = false,
  options,
}: Question): HTMLElement {
  const labelText = label + (required ? '' : ' (optional)');
  if (!options) {
    return createElement('label', {}, [labelText, createElement('input', {name, required, value})]);
  }
  const none: Choice = {value: '', label: 'None'};
  const choices = required ? options : [none, ...options.filter((option) => option.value !== '')];
  const optionElements = choices.map((choice) => new Option(choice.label, choice.value));
  const select = createElement('select', {name, required}, optionElements);
  return createElement('label', {}, [labelText, select]);
}
