import {
  attributeNames,
  attributeRule,
  type Check,
  componentRules,
  type ComponentUse,
  type Document,
  memoize,
  type Message,
  type Problem,
} from '@dental/content';

/** A tag has each of its attributes once, and those that it needs. */
export const checkAttributes: Check = ({documents}) => documents.flatMap((document) => attributesIn(document));

const attributesIn = memoize(({file, body}: Document): Problem[] =>
  body.components
    .filter(({name}) => componentRules(name) !== undefined)
    .flatMap((component) =>
      [...repeated(component), ...missing(component), ...empty(component)].map(({field, ...message}) => ({
        file,
        line: component.line,
        field,
        ...message,
      })),
    ),
);

type Found = Message & {field: string};

function repeated({names}: ComponentUse): Found[] {
  return names
    .filter((attribute, index) => names.indexOf(attribute) !== index)
    .map((field) => ({field, what: `The tag has "${field}" twice.`, fix: 'Keep one of the two.'}));
}

/** What a picture, a film or a fact lacks is said by the checks of those. */
function missing({name, names}: ComponentUse): Found[] {
  return attributeNames(name)
    .filter((attribute) => {
      const rule = attributeRule(name, attribute);
      return rule?.use === 'words' && rule.required && !names.includes(attribute);
    })
    .map((field) => ({
      field,
      what: `The tag <${name}> lacks its ${field}.`,
      fix: `Write <${name} ${field}="…"> with its words between the quotation marks.`,
    }));
}

function empty({name, attributes, names}: ComponentUse): Found[] {
  return names
    .filter(
      (attribute) => attributeRule(name, attribute)?.use === 'words' && (attributes[attribute] ?? '').trim() === '',
    )
    .map((field) => ({
      field,
      what: `The ${field} of <${name}> is empty.`,
      fix: attributeRule(name, field)?.required
        ? 'Write its words between the quotation marks.'
        : `Delete ${field}="".`,
    }));
}
