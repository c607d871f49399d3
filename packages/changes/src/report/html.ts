/** Mark-up that is whole: what `html` leaves as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Makes mark-up: everything that is put in is text, unless `html` made it. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + rendered(parts[index])).join(''));
}

function rendered(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number')
    return `${part}`.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return part.map(rendered).join('');
}

/** Texts as the items of a list. */
export function list(texts: readonly Part[]): Html {
  return html`<ul class="list">
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

/** Something before and now, side by side where there is room. */
export function both(before: Part, after: Part): Html {
  const side = (name: string, part: Part) =>
    html`<figure>
      <figcaption class="label">${name}</figcaption>
      ${part}
    </figure>`;
  return html`<div class="both">${side('Before', before)}${side('Now', after)}</div>`;
}
