import {getContentWorker, loadTextChoices} from '../checks/client';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import type {FormState} from '../form/FormContext';
import {addPart} from '../form/parts';
import {getText} from '../format/data';
import type {Choice} from '../settings';

/** A link: its words, and where it leads. */
export interface Link {
  words: string;
  href: string;
}

/**
 * Asks for the words of a link, and for a page or a URL.
 * @returns undefined if it was canceled
 */
export async function promptForLink({words, href}: Link): Promise<Link | undefined> {
  const pages = addPart((await loadTextChoices()).pages, href);
  const isPage = pages.some(({value}) => value === href);
  const page = createQuestion({
    name: 'page',
    label: 'Page on this website',
    value: isPage ? href : '',
    required: false,
    options: [{value: '', label: 'None: use the address below'}, ...pages],
  });
  const address = createQuestion({
    name: 'address',
    label: 'Another address, such as https://example.com',
    value: isPage ? '' : href,
  });
  chooseOne(page.querySelector('select')!, address.querySelector('input')!);
  const question = {name: 'words', label: 'Link text', value: words};
  const answers = await askQuestions('Link', [createQuestion(question), page, address]);
  if (!answers) return undefined;
  const typed = getText(answers.get('address'));
  return {
    words: getText(answers.get('words')),
    href: getText(answers.get('page')) || completeAddress(typed),
  };
}

/** Keeps one of a page and an address: the one that someone chose or typed last. */
function chooseOne(page: HTMLSelectElement, address: HTMLInputElement): void {
  const update = () => (address.required = page.value === '');
  page.addEventListener('change', () => {
    if (page.value !== '') address.value = '';
    update();
  });
  address.addEventListener('input', () => {
    page.value = '';
    update();
  });
  update();
}

/** Returns a URL that works in a link, such as `https://example.com` for `example.com`. */
function completeAddress(typed: string): string {
  const address = typed.trim().replaceAll(' ', '%20');
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address) ? `https://${address}` : address;
}

/**
 * Asks for a practice fact. The page always shows its current value.
 * @returns the tag that shows it, such as `<Phone />`; undefined if it was canceled
 */
export async function promptForFact(): Promise<string | undefined> {
  const {tags: options} = await loadTextChoices();
  const question = createQuestion({name: 'tag', label: 'Fact', options});
  const answers = await askQuestions('Practice fact', [question]);
  return answers && getText(answers.get('tag'));
}

/**
 * Asks for a PDF, and adds it to the next save.
 * @returns the link to it; undefined if it was canceled or refused
 */
export async function promptForDocument(
  words: string,
  addFile: FormState['addFile'],
): Promise<Link | undefined> {
  const input = createElement('input', {
    type: 'file',
    name: 'file',
    accept: 'application/pdf',
    required: true,
  });
  const answers = await askQuestions('Document', [
    createQuestion({name: 'words', label: 'Link text', value: words}),
    createElement('label', {}, ['PDF, such as a form to print', input]),
  ]);
  if (!answers) return undefined;
  const title = getText(answers.get('words')).trim();
  const content = answers.get('file') as File;
  try {
    const {path, url} = await getContentWorker().addDocument(content, title);
    addFile({reference: url, path, content});
    return {words: title, href: url};
  } catch (error) {
    const message = createElement('p', {}, [(error as Error).message]);
    await openDialog({title: 'Not added', content: [message], acceptLabel: 'OK'});
    return undefined;
  }
}

interface Question {
  name: string;
  label: string;
  value?: string;
  /** False if the answer can be empty. */
  required?: boolean;
  /** Options to choose from; without them the editor types text. */
  options?: readonly Choice[] | undefined;
}

function askQuestions(title: string, content: readonly HTMLElement[]) {
  return openDialog({title, content, acceptLabel: 'Insert', cancelLabel: 'Cancel'});
}

function createQuestion({
  name,
  label,
  value = '',
  required = true,
  options,
}: Question): HTMLElement {
  if (!options) {
    // Spaces aren't an answer.
    const input = createElement('input', {name, required, value, pattern: String.raw`.*\S.*`});
    return createElement('label', {}, [label, input]);
  }
  const optionElements = options.map(
    (option) => new Option(option.label, option.value, false, option.value === value),
  );
  const select = createElement('select', {name, required}, optionElements);
  return createElement('label', {}, [label, select]);
}
