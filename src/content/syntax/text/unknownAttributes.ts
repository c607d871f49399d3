import {scanTags} from '../../body/tags';
import {attributeNames, attributeRule, componentRules} from '../../tagRules';
import {closestMatch} from '../../closestMatch';
import type {TextMistake} from './textMistake';

/** Attributes that a tag does not have: misspelled ones, and the style and instructions of web pages. */
export const unknownAttributes: TextMistake = (text) =>
  scanTags(text)
    .filter(({name}) => componentRules(name) !== undefined)
    .flatMap(({name: tag, attributes}) =>
      attributes
        .filter(({name}) => name !== '' && !attributeRule(tag, name))
        .map(({name, start, end}) => {
          const own = text.slice(start, end);
          const meant = meantBy(
            tag,
            name,
            attributes.map((other) => other.name),
          );
          return {
            start,
            end,
            what: `The tag <${tag}> has no "${name}".`,
            fix: meant ? `Did you mean ${meant}?` : remedy(tag, name),
            instead: meant && own.replace(name, meant),
          };
        }),
    );

/** The attribute that a tag lacks still and that is spelled alike. */
function meantBy(tag: string, name: string, present: readonly string[]): string | undefined {
  return closestMatch(
    name,
    attributeNames(tag).filter((attribute) => !present.includes(attribute)),
  );
}

function remedy(tag: string, attribute: string): string {
  if (/^(style|class|className|color|align)$/.test(attribute)) {
    return `Delete ${attribute}="…"; how things look is the same on all pages.`;
  }
  const known = attributeNames(tag);
  return known.length > 0 ? `Delete it, or use one of ${known.join(', ')}.` : `Delete ${attribute}="…".`;
}
