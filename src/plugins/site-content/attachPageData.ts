import type {Root, RootContent} from 'mdast';
import {posix, relative} from 'node:path';
import {pathOfFile} from '../../content/loadSite';

/** The data file of a page, from its address: `services/veneers` for `/services/veneers`. */
export function pageDataName(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}.json`;
}

/**
 * A remark plugin that adds `export {default as page} from '….json'` to every page, so that the page's
 * template finds what the page's own file does not hold, and the bundler knows what depends on what.
 */
export function attachPageData({root}: {root: string}) {
  return (tree: Root, file: {path: string}): void => {
    const path = pathOfFile(relative(root, file.path).replaceAll('\\', '/'));
    const source = posix.join('@generated/site-content/default', pageDataName(path));
    tree.children.push({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExportNamedDeclaration',
              declaration: null,
              attributes: [],
              specifiers: [{type: 'ExportSpecifier', local: identifier('default'), exported: identifier('page')}],
              source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
            },
          ],
        },
      },
    } as unknown as RootContent);
  };
}

function identifier(name: string) {
  return {type: 'Identifier', name};
}
