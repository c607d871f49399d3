import {addRule, words} from '../fields';

/**
 * Creates the schema of a label: text that the layout or a block shows.
 * @param hint a sentence for staff that says where visitors see the label, with each placeholder
 *   that the site fills in, such as `{phone}`
 */
export function label(hint: string) {
  const placeholders = findPlaceholders(hint);
  return words
    .check(
      addRule(
        (value) => placeholders.every((placeholder) => value.includes(placeholder)),
        `The label must contain ${placeholders.join(', ')}.`,
        `Add it where the site should fill in the text, such as "Call ${placeholders[0]}".`,
      ),
      addRule(
        (value) => findPlaceholders(value).every((name) => placeholders.includes(name)),
        "The site can't fill in a part in braces.",
        placeholders.length > 0
          ? `Use only ${placeholders.join(', ')}.`
          : 'Delete the braces: the site fills in nothing here.',
      ),
    )
    .describe(hint);
}

function findPlaceholders(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? [];
}
