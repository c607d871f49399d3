import * as z from 'zod';
import documented from '../../data/labels.json';
import {rule, words} from './fields';

/**
 * A label: words that the layout or a block says by itself.
 * @param where where visitors meet it, as a sentence for staff, with each place in braces that the site fills in
 */
function label(where: string) {
  const places = bracesIn(where);
  return words
    .check(
      rule(
        (value) => places.every((place) => value.includes(place)),
        `A part that the site fills in is missing: ${places.join(', ')}.`,
        'Write it where the site should fill it in, braces included.',
      ),
      rule(
        (value) => bracesIn(value).every((place) => places.includes(place)),
        'There are braces around something that the site does not know here.',
        places.length > 0
          ? `It fills in ${places.join(', ')} and nothing else.`
          : 'Delete the braces: nothing is filled in here.',
      ),
    )
    .describe(where);
}

function bracesIn(text: string): string[] {
  return text.match(/\{\w*\}/g) ?? [];
}

type Label = ReturnType<typeof label>;

const parts = Object.fromEntries(
  Object.entries(documented).map(([part, documentation]) => {
    const labelsOfPart = Object.entries(documentation).map(([name, where]) => [name, label(where)]);
    return [part, z.strictObject(Object.fromEntries(labelsOfPart) as Record<string, Label>)];
  }),
) as unknown as {
  [Part in keyof typeof documented]: z.ZodObject<
    {[Name in keyof (typeof documented)[Part]]: Label},
    z.core.$strict
  >;
};

/**
 * The file `labels.yml`: the words around the pages, by the place where visitors meet them. `data/labels.json` says of each where
 * that is, which the editor in forms shows beside it.
 */
export const labels = z.strictObject(parts);
