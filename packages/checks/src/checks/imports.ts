import {
  type Check,
  closestMatch,
  COMPONENT_NAMES,
  componentRules,
  type Document,
  importLine,
  memoize,
  type Problem,
} from '@dental/content';

/** Imports are of our own components, by their names, and each is used. */
export const checkImports: Check = ({documents}) =>
  documents.flatMap(({file, body}) => {
    const used = new Set(body.components.map(({name}) => name));
    return body.imports.flatMap(({name, from, line}): Problem[] => {
      const [, component] = /^@site\/src\/components\/([\w-]+)$/.exec(from) ?? [];
      if (component === undefined) return [{file, line, ...notOurs(name)}];
      if (componentRules(component)?.inline) {
        return [{file, line, what: `<${component} /> needs no import.`, fix: 'Delete the line.'}];
      }
      if (componentRules(component) === undefined) {
        const near = closestMatch(component, COMPONENT_NAMES);
        return [
          {
            file,
            line,
            what: `There is no component called ${component}.`,
            fix: near ? `Write ${importLine(near)}` : 'Delete the line.',
          },
        ];
      }
      if (name !== component) {
        return [{file, line, what: `${component} is imported as ${name}.`, fix: `Write ${importLine(component)}`}];
      }
      if (used.has(name)) return [];
      return [{file, line, severity: 'warning', what: `${name} is imported and not used.`, fix: 'Delete the line.'}];
    });
  });

function notOurs(name: string) {
  return {
    what: `The import of ${name} is not one of our components.`,
    fix: componentRules(name) ? `Write ${importLine(name)}` : 'Delete it, and the tags that use it.',
  };
}

/** A component is imported by the page that uses it. */
export const checkMissingImports: Check = ({documents}) => documents.flatMap((document) => missingImports(document));

const missingImports = memoize(({file, body}: Document): Problem[] => {
  const known = new Set(body.imports.flatMap(({name, from}) => [name, from.slice(from.lastIndexOf('/') + 1)]));
  const missing = new Map<string, number>();
  for (const {name, line} of body.components) {
    const rules = componentRules(name);
    if (rules && !rules.inline && !known.has(name) && !missing.has(name)) missing.set(name, line);
  }
  return [...missing].map(([name, line]) => ({
    file,
    line,
    what: `<${name}> is used and not imported.`,
    fix: `Add this line below the fields at the top: ${importLine(name)}`,
  }));
});
