import type {Root, RootContent} from 'mdast';
import {posix, relative} from 'node:path';
import {pathOfFile} from '../../content/loadSite';
import type {PageKind} from '../../content/schemas/page';

/** The template of a kind of page: a file in src/templates. */
const TEMPLATES: Record<PageKind, string> = {
  home: 'HomePage',
  page: 'StandardPage',
  service: 'ServicePage',
  'sub-service': 'SubServicePage',
  dentist: 'DentistPage',
  staff: 'StaffPage',
  legal: 'LegalPage',
};

/** An MDX file, as a plugin of the MDX compiler gets it. */
interface MdxFile {
  path: string;
  data: {frontMatter: {kind: PageKind}};
}

/** The data file of a page, from its address: `services/veneers` for `/services/veneers`. */
export function pageDataName(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}.json`;
}

/**
 * A remark plugin that adds `export {default as page} from '….json'` and `export {default as Template} from '…'` to
 * every page, so that what its own file does not hold comes with it and with no other page, and the bundler knows what
 * depends on what.
 */
export function attachPageData({root}: {root: string}) {
  return (tree: Root, {path: file, data}: MdxFile): void => {
    const path = pathOfFile(relative(root, file).replaceAll('\\', '/'));
    tree.children.push(
      defaultOf(posix.join('@generated/site-content/default', pageDataName(path)), 'page'),
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
            specifiers: [{type: 'ExportSpecifier', local: identifier('default'), exported: identifier(name)}],
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
