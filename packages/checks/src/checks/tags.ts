import {
  listAttributeNames,
  getAttributeRule,
  findClosestMatch,
  COMPONENT_NAMES,
  getComponentRules,
  type Document,
  makeExampleTag,
  makeImportLine,
} from '@dental/content';
import {checkEachDocument, checkEachTag, type Finding} from '../each';

type Import = Document['body']['imports'][number];

/** Each import is one of our components, under its own name, and is used. */
export const checkImports = checkEachDocument(({body}) =>
  body.imports.flatMap((line) => {
    const isUsed = body.components.some(({name}) => name === line.name);
    return judgeImport(line, isUsed) ?? [];
  }),
);

function judgeImport({name, from, line}: Import, isUsed: boolean): Finding | undefined {
  const [, component] = /^@site\/src\/components\/([\w-]+)$/.exec(from) ?? [];
  if (component === undefined)
    return {
      line,
      message: `The imported ${name} isn't one of our components.`,
      remedy: getComponentRules(name) ? formatRemedy(name) : 'Delete it, and the tags that use it.',
    };
  const rules = getComponentRules(component);
  if (rules?.inline)
    return {line, message: `<${component} /> needs no import.`, remedy: 'Delete the line.'};
  if (rules === undefined) {
    const nearest = findClosestMatch(component, COMPONENT_NAMES);
    return {
      line,
      message: `There is no component called ${component}.`,
      remedy: nearest ? formatRemedy(nearest) : 'Delete the line.',
    };
  }
  if (name !== component)
    return {
      line,
      message: `${component} is imported as ${name}.`,
      remedy: formatRemedy(component),
    };
  if (isUsed) return undefined;
  return {
    line,
    severity: 'warning',
    message: `The import of ${name} isn't used.`,
    remedy: 'Delete the line.',
  };
}

function formatRemedy(component: string): string {
  return `Change the line to ${makeImportLine(component)}`;
}

function needsImport(name: string): boolean {
  const rules = getComponentRules(name);
  return rules !== undefined && !rules.inline;
}

/** Each page imports the components that it uses. */
export const checkMissingImports = checkEachDocument(({body}): Finding[] => {
  const imported = new Set(
    body.imports.flatMap(({name, from}) => [name, from.slice(from.lastIndexOf('/') + 1)]),
  );
  const missing = body.components.filter(({name}) => needsImport(name) && !imported.has(name));
  const firstLines = new Map([...missing].reverse().map(({name, line}) => [name, line]));
  return [...firstLines].map(([name, line]) => ({
    line,
    message: `The tag <${name}> has no import.`,
    remedy: `Add this line below the fields at the top: ${makeImportLine(name)}`,
  }));
});

/**
 * Each tag has every attribute once, and those with text that it needs. Other checks report missing
 * images, videos, and facts.
 */
export const checkAttributes = checkEachTag(({name, names, attributes}): Finding[] => {
  if (!getComponentRules(name)) return [];
  const isRequired = (attribute: string) => getAttributeRule(name, attribute)?.required === true;
  const textAttributes = [...new Set([...listAttributeNames(name), ...names])].filter(
    (attribute) => getAttributeRule(name, attribute)?.use === 'words',
  );
  const repeated = names.filter((attribute, index) => names.indexOf(attribute) !== index);
  const missing = textAttributes.filter(
    (attribute) => isRequired(attribute) && !names.includes(attribute),
  );
  const empty = textAttributes.filter(
    (attribute) => names.includes(attribute) && !attributes[attribute]?.trim(),
  );
  return [
    ...repeated.map((field) => ({
      field,
      message: `The tag has "${field}" twice.`,
      remedy: 'Delete one of the two.',
    })),
    ...missing.map((field) => ({
      field,
      isMissing: true as const,
      message: `The tag <${name}> has no ${field}.`,
      remedy: `Add it, as in <${name} ${field}="…">, with its text between the quotation marks.`,
    })),
    ...empty.map((field) => ({
      field,
      isMissing: true as const,
      message: `The ${field} of <${name}> is empty.`,
      remedy: isRequired(field)
        ? 'Add its text between the quotation marks.'
        : `Delete ${field}="".`,
    })),
  ];
});

/** Text is only in tags that show it, and tags that need text have some. */
export const checkTagWords = checkEachTag(({name, hasWords}): Finding | undefined => {
  const rules = getComponentRules(name);
  if (rules && hasWords && rules.words === undefined)
    return {
      message: `Visitors wouldn't see the text in <${name}>.`,
      remedy: `Move the text out of the tag, and change the tag to ${makeExampleTag(name)}.`,
    };
  if (hasWords || rules?.words !== 'required') return undefined;
  return {
    isMissing: true,
    message: `There is no text in the tag <${name}>.`,
    remedy: `Add the text in between, as in ${makeExampleTag(name)}, or delete the tag.`,
  };
});
