import {COMPONENT_NAMES, componentRules, tagExamples} from '@dental/content';
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
    exported(
      'shared',
      shared.map((name) => [name, `@generated/site-content/default/${name}`]),
    ),
    exported(
      'blocks',
      blocks.map((name) => [name, `@site/src/components/${name}`]),
    ),
    exported(
      'templates',
      Object.entries(TEMPLATES).map(([kind, name]) => [kind, `@site/src/templates/${name}`]),
    ),
    `export const examples = ${JSON.stringify(tagExamples())};\n`,
  ].join('');
}

/** Imports some modules and exports what each has by default, by its name. */
function exported(name: string, modules: readonly (readonly [name: string, source: string])[]): string {
  const imports = modules.map(([, source], index) => `import ${name}${index} from ${JSON.stringify(source)};\n`);
  const entries = modules.map(([key], index) => `${JSON.stringify(key)}: ${name}${index}`);
  return `${imports.join('')}export const ${name} = {${entries.join(', ')}};\n`;
}
