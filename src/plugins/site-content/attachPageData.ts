import type {Root, RootContent} from 'mdast';
import {posix, relative} from 'node:path';
import {groupSections, type PageKind, toPagePath} from '@dental/content';
import {getLanguage} from '@dental/practice';
import {getPageDataName, getSiblingsName} from '../../data/dataFiles';

/** The template of each kind of page: a file in src/templates. */
export const TEMPLATES: Record<PageKind, string> = {
  home: 'HomePage',
  page: 'StandardPage',
  service: 'ServicePage',
  'sub-service': 'ServicePage',
  dentist: 'PersonPage',
  staff: 'PersonPage',
  legal: 'LegalPage',
};

/** An MDX file, as the compiler passes it to a plugin. */
interface MdxFile {
  path: string;
  data: {frontMatter: {kind: PageKind}};
}

/**
 * A remark plugin that groups a page's text in sections, and exports its data from its MDX module:
 * `export {default as page} from '….json'`, and likewise its `siblings` and its `Template`. So the
 * data load with their page only, and the bundler knows the dependencies.
 */
export function attachPageData({root}: {root: string}) {
  return (tree: Root, {path: file, data}: MdxFile): void => {
    const path = toPagePath(relative(root, file).replaceAll('\\', '/'));
    const getGeneratedPath = (name: string) => `@generated/site-content/default/${name}`;
    groupSections(tree, data.frontMatter.kind);
    if (getLanguage(path) === 'es') tree.children.push(importModule('@site/src/language/spanish'));
    tree.children.push(
      exportDefault(getGeneratedPath(getPageDataName(path)), 'page'),
      exportDefault(getGeneratedPath(getSiblingsName(posix.dirname(path))), 'siblings'),
      exportDefault(`@site/src/templates/${TEMPLATES[data.frontMatter.kind]}`, 'Template'),
    );
  };
}

/** The node for `import 'source'`. */
function importModule(source: string): RootContent {
  return createModuleNode({
    type: 'ImportDeclaration',
    specifiers: [],
    attributes: [],
    source: createText(source),
  });
}

/** The node for `export {default as name} from 'source'`. */
function exportDefault(source: string, name: string): RootContent {
  return createModuleNode({
    type: 'ExportNamedDeclaration',
    declaration: null,
    attributes: [],
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: createIdentifier('default'),
        exported: createIdentifier(name),
      },
    ],
    source: createText(source),
  });
}

type ModuleData = NonNullable<Extract<RootContent, {type: 'mdxjsEsm'}>['data']>;
type Statement = NonNullable<ModuleData['estree']>['body'][number];

function createModuleNode(statement: Statement): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [statement]}},
  };
}

function createText(value: string) {
  return {type: 'Literal' as const, value, raw: JSON.stringify(value)};
}

function createIdentifier(name: string) {
  return {type: 'Identifier' as const, name};
}
