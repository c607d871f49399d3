import {COMPONENT_NAMES, componentRules, type PageKind, tagExamples} from '@dental/content';
import {TEMPLATES} from './attachPageData';

/**
 * A module for the frame of the web editor and the styleguide: the blocks that a page may import, the templates of all kinds
 * of pages, and the data files that they import, by name; and an example of every tag.
 * @param names of all data files
 */
export function registryModule(names: Iterable<string>): string {
  const shared = [...names].filter((name) => !/^(?:pages|siblings|gallery\/page-)/.test(name));
  const blocks = COMPONENT_NAMES.filter((name) => !componentRules(name)?.inline);
  return [
    exported('shared', shared, (name) => `@generated/site-content/default/${name}`),
    exported('blocks', blocks, (name) => `@site/src/components/${name}`),
    exported(
      'templates',
      Object.keys(TEMPLATES),
      (kind) => `@site/src/templates/${TEMPLATES[kind as PageKind]}`,
    ),
    `export const examples = ${JSON.stringify(tagExamples())};\n`,
  ].join('');
}

/** Imports some modules and exports what each has by default, by its name. */
function exported(
  list: string,
  names: readonly string[],
  sourceOf: (name: string) => string,
): string {
  const imports = names.map(
    (name, index) => `import ${list}${index} from ${JSON.stringify(sourceOf(name))};\n`,
  );
  const entries = names.map((name, index) => `${JSON.stringify(name)}: ${list}${index}`);
  return `${imports.join('')}export const ${list} = {${entries.join(', ')}};\n`;
}
