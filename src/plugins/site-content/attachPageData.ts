import type {Root, RootContent} from 'mdast';
import {posix, relative} from 'node:path';
import {pageDataName, type PageKind, pathOfFile, siblingsName} from '@dental/content';

/** The template of a kind of page: a file in src/templates. */
export const TEMPLATES: Record<PageKind, string> = {
  home: 'HomePage',
  page: 'StandardPage',
  service: 'ServicePage',
  'sub-service': 'ServicePage',
  dentist: 'PersonPage',
  staff: 'PersonPage',
  legal: 'LegalPage',
};

/** An MDX file, as a plugin of the MDX compiler gets it. */
interface MdxFile {
  path: string;
  data: {frontMatter: {kind: PageKind}};
}

/**
 * A remark plugin that adds to every page what its own file does not hold: `export {default as page} from '….json'`, and
 * likewise its `siblings` and its `Template`. So it comes with the page and with no other, and the bundler knows what
 * depends on what.
 */
export function attachPageData({root}: {root: string}) {
  return (tree: Root, {path: file, data}: MdxFile): void => {
    const path = pathOfFile(relative(root, file).replaceAll('\\', '/'));
    const generated = (name: string) => `@generated/site-content/default/${name}`;
    tree.children.push(
      defaultOf(generated(pageDataName(path)), 'page'),
      defaultOf(generated(siblingsName(posix.dirname(path))), 'siblings'),
      defaultOf(`@site/src/templates/${TEMPLATES[data.frontMatter.kind]}`, 'Template'),
    );
  };
}

/** `export {default as name} from 'source'`, as the MDX compiler has it. */
function defaultOf(source: string, name: string): RootContent {
  return {
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
            specifiers: [
              {type: 'ExportSpecifier', local: identifier('default'), exported: identifier(name)},
            ],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  } as unknown as RootContent;
}

function identifier(name: string) {
  return {type: 'Identifier', name};
}
