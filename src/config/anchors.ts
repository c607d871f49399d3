import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Writes a link to a heading with the letters of the heading's id, such as `#hinchazón`. Markdown
 * encodes them, and a validator that compares the two finds no heading.
 */
export function rehypeAnchors() {
  return (tree: Root): void =>
    visit(tree, 'element', ({properties}) => {
      const {href} = properties;
      if (typeof href === 'string' && href.startsWith('#')) properties.href = decodeURI(href);
    });
}
