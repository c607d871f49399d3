import {
  COMPONENT_NAMES,
  getComponentRules,
  hasTagData,
  makeTagExamples,
  type PageKind,
  type Site,
} from '@dental/content';
import {TEMPLATES} from './attachPageData';

/**
 * The module for the editor's preview and the styleguide: the blocks that a page may import, the
 * templates of all kinds of pages, the data files that they import, and an example of every tag
 * that the practice has data for.
 * @param names the names of all data files
 */
export function makeRegistryModule(site: Site, names: Iterable<string>): string {
  const examples = makeTagExamples().filter(({name, attributes}) =>
    hasTagData(site, name, attributes),
  );
  const shared = [...names].filter((name) => !/^(?:pages|siblings|gallery\/page-)/.test(name));
  const blocks = COMPONENT_NAMES.filter((name) => !getComponentRules(name)?.inline);
  return [
    exportMap('shared', shared, (name) => `@generated/site-content/default/${name}`),
    exportMap('blocks', blocks, (name) => `@site/src/components/${name}`),
    exportMap(
      'templates',
      Object.keys(TEMPLATES),
      (kind) => `@site/src/templates/${TEMPLATES[kind as PageKind]}`,
    ),
    `export const examples = ${JSON.stringify(examples)};\n`,
  ].join('');
}

/** Code that imports some modules and exports their default exports by name. */
function exportMap(
  variable: string,
  names: readonly string[],
  getSource: (name: string) => string,
): string {
  const imports = names.map(
    (name, index) => `import ${variable}${index} from ${JSON.stringify(getSource(name))};\n`,
  );
  const entries = names.map((name, index) => `${JSON.stringify(name)}: ${variable}${index}`);
  return `${imports.join('')}export const ${variable} = {${entries.join(', ')}};\n`;
}
