import {openDialog} from '../dialog';
import {element} from '../element';
import type {Choices} from '../checks/client';
import {inWords} from '../collections/fields';
import {blockFields, insertBlock, INSERTABLE, type Change} from './blocks';
import type {Choice} from '../settings';

type Selection = Pick<Change, 'from' | 'to'>;

/** Asks for a page, and makes a link to it of the selected words. */
export async function askLink(
  text: string,
  selection: Selection,
  {pages}: Choices,
): Promise<Change[]> {
  const selected = text.slice(selection.from, selection.to);
  const answer = await ask('Link', [
    {name: 'words', label: 'Words of the link', value: selected, required: true},
    {
      name: 'page',
      label: 'Page of this website',
      options: [{value: '', label: 'Another address'}, ...pages],
    },
    {name: 'address', label: 'Another address, such as https://example.com'},
  ]);
  const address = answer?.page || answer?.address?.trim();
  if (!answer || !address) return [];
  return [{...selection, insert: `[${answer.words}](${address.replaceAll(' ', '%20')})`}];
}

/** Asks for a fact of the practice, which the page then quotes as it is at any time. */
export async function askFact(
  text: string,
  selection: Selection,
  {facts}: Choices,
): Promise<Change[]> {
  const answer = await ask('Fact of the practice', [
    {name: 'name', label: 'Fact', options: facts, required: true},
  ]);
  return answer?.name ? insertBlock(text, selection, 'Fact', {name: answer.name}) : [];
}

/** Asks for a block, then for what it says. */
export async function askBlock(
  text: string,
  selection: Selection,
  choices: Choices,
): Promise<Change[]> {
  const options = INSERTABLE.map((value) => ({value, label: inWords(value)}));
  const name = (await ask('Block', [{name: 'block', label: 'Block', options, required: true}]))
    ?.block;
  if (!name) return [];
  const fields = blockFields(name).map(({name: field, use, required}): Question => ({
    name: field,
    label: `${inWords(field)}${use === 'alt' ? ' (what the picture shows)' : ''}`,
    required,
    options: optionsOf(use, choices),
  }));
  const values = fields.length === 0 ? {} : await ask(inWords(name), fields);
  return values ? insertBlock(text, selection, name, values) : [];
}

function optionsOf(
  use: ReturnType<typeof blockFields>[number]['use'],
  choices: Choices,
): readonly Choice[] | undefined {
  if (typeof use !== 'string') return use.map((value) => ({value, label: inWords(value)}));
  const pictures = Object.keys(choices.pictures).map((name) => ({value: name, label: name}));
  return {video: choices.films, picture: pictures, fact: choices.facts}[use as string];
}

interface Question {
  name: string;
  label: string;
  value?: string;
  required?: boolean;
  /** To choose from; without them words are typed. */
  options?: readonly Choice[] | undefined;
}

/** Asks some questions in a dialog. The answers by name; undefined if it was closed without them. */
async function ask(
  title: string,
  questions: readonly Question[],
): Promise<Record<string, string> | undefined> {
  const answers = await openDialog({
    title,
    parts: questions.map(fieldOf),
    accept: 'Insert',
    cancel: 'Cancel',
  });
  return (
    answers && Object.fromEntries([...answers].map(([name, value]) => [name, value as string]))
  );
}

function fieldOf({name, label, value = '', required = false, options}: Question): HTMLElement {
  const words = `${label}${required ? '' : ' (may be left out)'}`;
  if (!options) return element('label', {}, [words, element('input', {name, required, value})]);
  const all = required
    ? options
    : [{value: '', label: 'None'}, ...options.filter((option) => option.value !== '')];
  const choices = all.map((option) => new Option(option.label, option.value));
  return element('label', {}, [words, element('select', {name, required}, choices)]);
}
