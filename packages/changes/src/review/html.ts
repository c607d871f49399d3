import {escapeHtml} from '@dental/practice';
import {markWords} from '../diff/words';

/** Finished markup, which `html` doesn't escape. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | false | undefined | readonly Part[];

/** Makes markup. Escapes each value that wasn't made by `html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index])).join(''));
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(`${part}`);
  return part.map(render).join('');
}

/** A list of texts; nothing if there are none. */
export function renderList(texts: readonly Part[]): Part {
  if (texts.length === 0) return false;
  return html`<ul>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

/** Content that opens below its title. */
export function renderCollapsible(title: Part, content: Part, isOpen = false): Html {
  return html`<details ${isOpen && 'open'}>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

/** Two versions of a text in one, with the removed and added words marked. */
export function renderMarkedWords(before = '', after = ''): Html {
  const pieces = markWords(before, after).map(({is, text}): Part => {
    if (is === 'removed') return html`<del>${text}</del>`;
    return is === 'added' ? html`<ins>${text}</ins>` : text;
  });
  return html`<p>${pieces}</p>`;
}
