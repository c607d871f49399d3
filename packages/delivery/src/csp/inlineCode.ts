import {getAttribute, getText, parseElements} from './elements';

/** The parts of a page's HTML that its Content-Security-Policy must allow. */
export interface InlineCode {
  /** The texts of inline scripts, without data such as JSON-LD. */
  scripts: string[];
  /** The texts of the `<style>` elements. */
  styles: string[];
  /** The values of `style` attributes. */
  styleAttributes: string[];
  /** Event handler attributes such as `onclick`, which our CSP never allows. */
  handlers: string[];
  /** True if there is an inline image, a `data:` URL. */
  hasDataPictures: boolean;
}

/** The `type` of a script element that holds data, such as `application/ld+json`. */
const DATA_TYPE = /^(?!.*(?:java|ecma)script)\w+\/\S+$/i;

/** Finds the inline code of a page's HTML, including templates and noscript. */
export function findInlineCode(html: string): InlineCode {
  const code: InlineCode = {
    scripts: [],
    styles: [],
    styleAttributes: [],
    handlers: [],
    hasDataPictures: false,
  };
  for (const element of parseElements(html, {places: false})) {
    const {tagName, attrs} = element;
    if (tagName === 'script' && getAttribute(element, 'src') === undefined) {
      if (!DATA_TYPE.test(getAttribute(element, 'type') ?? '')) code.scripts.push(getText(element));
    }
    if (tagName === 'style') code.styles.push(getText(element));
    for (const {name, value} of attrs) {
      if (name === 'style') code.styleAttributes.push(value);
      if (/^on[a-z]/.test(name)) code.handlers.push(`<${tagName} ${name}="${value}">`);
      if (value.includes('data:image/')) code.hasDataPictures = true;
    }
  }
  return code;
}
