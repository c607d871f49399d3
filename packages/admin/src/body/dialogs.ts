import type {TextChoices} from '../checks/client';
import {humanizeName} from '../collections/fields';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import type {Choice} from '../settings';
import {insertBlock, INSERTABLE_BLOCKS, listBlockFields, type Change} from './blocks';

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
  text: string,
  selection: Selection,
  {facts}: TextChoices,
): Promise<Change[]> {
  const answers = await askQuestions('Practice fact', [
    {name: 'name', label: 'Fact', options: facts, required: true},
  ]);
  return answers?.name ? insertBlock(text, selection, 'Fact', {name: answers.name}) : [];
}

/** Asks for a block, then for its attributes. */
export async function promptForBlock(
  text: string,
  selection: Selection,
  choices: TextChoices,
): Promise<Change[]> {
  const options = INSERTABLE_BLOCKS.map((value) => ({value, label: humanizeName(value)}));
  const block = await askQuestions('Block', [
    {name: 'block', label: 'Block', options, required: true},
  ]);
  const name = block?.block;
  if (!name) return [];
  const questions = listBlockFields(name).map(({name: field, use, required}): Question => ({
    name: field,
    label: humanizeName(field) + (use === 'alt' ? ' (describe the picture)' : ''),
    required,
    options: listOptions(use, choices),
  }));
  const values = questions.length === 0 ? {} : await askQuestions(humanizeName(name), questions);
  return values ? insertBlock(text, selection, name, values) : [];
}

function listOptions(
  use: ReturnType<typeof listBlockFields>[number]['use'],
  {videos, pictures, facts}: TextChoices,
): readonly Choice[] | undefined {
  if (typeof use !== 'string') return use.map((value) => ({value, label: humanizeName(value)}));
  if (use === 'video') return videos;
  if (use === 'fact') return facts;
  if (use === 'picture') return Object.keys(pictures).map((name) => ({value: name, label: name}));
  return undefined;
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
