import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {text, words} from '../../src/schemas/fields';
import {pageSchemas} from '../../src/schemas/pageFields';
import {practiceSchemas} from '../../src/schemas/practiceFiles';
import {createProseTest, listTextFields} from '../../src/schemas/proseFields';
import {caseSchema, reviewSchema} from '../../src/schemas/casesAndReviews';

const SCHEMAS = Object.entries<z.ZodType>({
  ...pageSchemas,
  ...practiceSchemas,
  case: caseSchema,
  review: reviewSchema,
});

describe('listTextFields', () => {
  it.each(SCHEMAS)('finds a prose setting on every text field of %s', (_, schema) => {
    const undecided = [...listTextFields(schema)].flatMap(([path, prose]) =>
      prose === undefined ? [path] : [],
    );
    expect(undecided, 'use words, text, or code of fields.ts, or .meta({prose: …})').toEqual([]);
  });

  it('finds fields in lists, groups, and optional groups', () => {
    const schema = z.strictObject({
      name: text,
      undecided: z.string(),
      groups: z
        .array(z.strictObject({title: words.describe('A title.').optional(), order: z.number()}))
        .optional(),
    });
    expect([...listTextFields(schema)]).toEqual([
      ['name', false],
      ['undecided', undefined],
      ['groups.*.title', true],
    ]);
    const isProse = createProseTest(schema);
    expect([isProse(['groups', 3, 'title']), isProse(['name']), isProse(['nothing'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
