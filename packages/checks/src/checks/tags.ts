import {
  attributeNames,
  attributeRule,
  closestMatch,
  COMPONENT_NAMES,
  componentRules,
  exampleTag,
  importLine,
} from '@dental/content';
import {eachDocument, eachTag, type Finding} from '../each';

/** Imports are of our own components, by their names, and each is used. */
export const checkImports = eachDocument(({body}) =>
  body.imports.flatMap(({name, from, line}): Finding[] => {
    const [, component] = /^@site\/src\/components\/([\w-]+)$/.exec(from) ?? [];
    const say = (message: string, write?: string, severity?: 'warning'): Finding[] => [
      {
        line,
        ...(severity && {severity}),
        message,
        remedy: write ? `Write ${importLine(write)}` : 'Delete the line.',
      },
    ];
    if (component === undefined) {
      const message = `The import of ${name} is not one of our components.`;
      return componentRules(name)
        ? say(message, name)
        : [{line, message, remedy: 'Delete it, and the tags that use it.'}];
    }
    if (componentRules(component)?.inline) return say(`<${component} /> needs no import.`);
    if (componentRules(component) === undefined)
      return say(
        `There is no component called ${component}.`,
        closestMatch(component, COMPONENT_NAMES),
      );
    if (name !== component) return say(`${component} is imported as ${name}.`, component);
    if (body.components.some((tag) => tag.name === name)) return [];
    return say(`${name} is imported and not used.`, undefined, 'warning');
  }),
);

function needsImport(name: string): boolean {
  const rules = componentRules(name);
  return rules !== undefined && !rules.inline;
}

/** A component is imported by the page that uses it. */
export const checkMissingImports = eachDocument(({body}): Finding[] => {
  const known = new Set(
    body.imports.flatMap(({name, from}) => [name, from.slice(from.lastIndexOf('/') + 1)]),
  );
  const needed = body.components.filter(({name}) => needsImport(name) && !known.has(name));
  const first = new Map([...needed].reverse().map(({name, line}) => [name, line]));
  return [...first].map(([name, line]) => ({
    line,
    message: `<${name}> is used and not imported.`,
    remedy: `Add this line below the fields at the top: ${importLine(name)}`,
  }));
});

/**
 * A tag has each of its attributes once, and those that it needs. What a picture, a film or a fact lacks is said by the
 * checks of those.
 */
export const checkAttributes = eachTag(({name, names, attributes}) => {
  if (!componentRules(name)) return [];
  const ofWords = [...new Set([...attributeNames(name), ...names])].filter(
    (attribute) => attributeRule(name, attribute)?.use === 'words',
  );
  const isNeeded = (attribute: string) => attributeRule(name, attribute)?.required;
  const twice = names.filter((attribute, index) => names.indexOf(attribute) !== index);
  const missing = ofWords.filter((attribute) => isNeeded(attribute) && !names.includes(attribute));
  const empty = ofWords.filter(
    (attribute) => names.includes(attribute) && !attributes[attribute]?.trim(),
  );
  return [
    ...twice.map((field) => ({
      field,
      message: `The tag has "${field}" twice.`,
      remedy: 'Keep one of the two.',
    })),
    ...missing.map((field) => ({
      field,
      message: `The tag <${name}> lacks its ${field}.`,
      remedy: `Write <${name} ${field}="…"> with its words between the quotation marks.`,
    })),
    ...empty.map((field) => ({
      field,
      message: `The ${field} of <${name}> is empty.`,
      remedy: isNeeded(field)
        ? 'Write its words between the quotation marks.'
        : `Delete ${field}="".`,
    })),
  ];
});

/** Words are in the tags that show them: in another they would be lost, and the tag would stand empty. */
export const checkTagWords = eachTag(({name, hasWords}) => {
  const rules = componentRules(name);
  if (rules && hasWords && rules.words === undefined)
    return {
      message: `The words in <${name}> would not be shown.`,
      remedy: `Move them out of the tag and write ${exampleTag(name)}.`,
    };
  if (hasWords || rules?.words !== 'required') return undefined;
  const remedy = `Write ${exampleTag(name)} with the words in between, or delete it.`;
  return {message: `The tag <${name}> stands around no words.`, remedy};
});
