import {escapeHtml} from '@dental/practice';
import {markWords} from '../model/words';

/** Mark-up that is whole: what `html` leaves as it is. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | false | undefined | readonly Part[];

/** Makes mark-up: everything that is put in is text, unless `html` made it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + rendered(parts[index])).join(''));
}

function rendered(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(`${part}`);
  return part.map(rendered).join('');
}

/** Texts as the items of a list; nothing if there is none. */
export function list(texts: readonly Part[]): Part {
  return (
    texts.length > 0 &&
    html`<ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`
  );
}

/** Something that opens below its title. */
export function folded(title: Part, content: Part, isOpen = false): Html {
  return html`<details ${isOpen && 'open'}>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

/** Two texts in one, with what is gone and what is new. */
export function markedWords(before = '', after = ''): Html {
  return html`<p>
    ${markWords(before, after).map(({is, text}) => (is === 'gone' ? html`<del>${text}</del>` : is === 'new' ? html`<ins>${text}</ins>` : text))}
  </p>`;
}
