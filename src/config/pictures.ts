import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';

/**
 * A remark plugin that loads the pictures above a page's first heading at once: they are in view
 * when the page opens, and lazy pictures wait for the layout.
 */
export function remarkFirstPictures() {
  return ({children}: Root): void => {
    for (const node of children) {
      if (node.type === 'heading') return;
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Picture') {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'eager', value: null});
      }
    }
  };
}
