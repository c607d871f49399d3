import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {createCollections, type FolderCollection} from '../../src/collections';
import {FACTS_WITHOUT_FORM} from '../../src/collections/facts';
import {createFields, listChildren, type Field} from '../../src/collections/fields';
import {findForm, makeEntryPath} from '../../src/collections/findForm';
import {createDefaults} from '../../src/form/ListInput';
import {BODY} from '../../src/format';
import {createSettings} from '../../src/settings';
import {
  caseSchema,
  day,
  getPagesOfKind,
  getPracticeFile,
  pageSchemas,
  practiceSchemas,
  reviewSchema,
} from '@dental/content';
import {CATEGORIES, getLanguage} from '@dental/practice';
import {site} from '@dental/testing/realSite';

interface Form {
  name: string;
  fields: readonly Field[];
  /** Undefined for a folder of files. */
  file: string | undefined;
}

const settings = createSettings(site, {name: 'local', address: '/api/v1', branch: 'main'});
const collections = createCollections(settings);
const forms = collections.flatMap((collection): Form[] => {
  const {name} = collection;
  if ('folder' in collection) return [{name, fields: collection.fields, file: undefined}];
  return collection.files.map(({label, fields, file}) => ({
    name: `${name}: ${label}`,
    fields,
    file,
  }));
});

/** The paths of all fields of a schema, such as `license.number`. */
function listSchemaFields(schema: z.ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return listSchemaFields(schema.unwrap() as z.ZodType, prefix);
  }
  if (schema instanceof z.ZodArray) return listSchemaFields(schema.element as z.ZodType, prefix);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options as z.ZodObject[];
    const discriminator = prefix + schema.def.discriminator;
    return options
      .flatMap((option) => listSchemaFields(option, prefix))
      .filter((name) => name !== discriminator);
  }
  if (!(schema instanceof z.ZodObject) || schema.meta()?.hidden) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    prefix + name,
    ...listSchemaFields(field as z.ZodType, `${prefix}${name}.`),
  ]);
}

/** The paths of all fields of a form. */
function listFormFields(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    return [path, ...listFormFields(listChildren(field), `${path}.`)];
  });
}

/** All fields of forms, including those in groups and lists. */
function listAllFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...listAllFields(listChildren(field))]);
}

const SCHEMAS = [
  ...Object.entries(pageSchemas).map(([kind, schema]) => ({
    name: `${kind} page`,
    schema: schema as z.ZodType,
    entries: site.pages.filter((page) => page.kind === kind),
  })),
  {name: 'case', schema: caseSchema, entries: site.cases},
  {name: 'review', schema: reviewSchema, entries: site.reviews},
];

const FACTS = Object.entries(practiceSchemas).map(([name, schema]) => ({
  name,
  schema: schema as z.ZodType,
}));

describe('createCollections', () => {
  it.each(SCHEMAS)('edits every field of a $name', ({schema, entries}) => {
    const schemaFields = [...listSchemaFields(schema), BODY].sort();
    for (const {file} of entries) {
      const {fields = []} = findForm(file, collections) ?? {};
      expect(listFormFields(fields).sort(), file).toEqual(schemaFields);
    }
  });

  it.each(FACTS)('creates a form with every field of the facts $name', ({name, schema}) => {
    const path = getPracticeFile(name as keyof typeof practiceSchemas);
    const form = forms.find(({file}) => file === path);
    expect(form === undefined).toBe((FACTS_WITHOUT_FORM as string[]).includes(name));
    if (!form) return;
    const isList = schema.def.type === 'array';
    const fields = isList ? listChildren(form.fields[0]!) : form.fields;
    const isOwn = (field: string) => !field.endsWith('.es');
    expect(listFormFields(fields).filter(isOwn)).toEqual(listSchemaFields(schema));
    expect(existsSync(path)).toBe(true);
  });

  it('has a field for the Spanish next to texts of one day', () => {
    const hasSpanish = ({path}: {path: string}) => getLanguage(path) === 'es';
    const findSpanish = (pages: typeof settings.pages) =>
      createCollections({...settings, pages})
        .flatMap((collection) => ('files' in collection ? collection.files : []))
        .flatMap(({file, fields}) =>
          listFormFields(fields)
            .filter((field) => field.endsWith('.es'))
            .map((field) => `${basename(file)} ${field}`),
        );
    const english = settings.pages.filter((page) => !hasSpanish(page));
    expect(findSpanish(english)).toEqual([]);
    const home = english.find(({path}) => path === '/')!;
    expect(findSpanish([...english, {...home, path: '/es'}])).toEqual(
      expect.arrayContaining([
        'notices.yml notices.text.es',
        'promotions.yml promotions.heading.es',
        'hours.yml closures.name.es',
        'hours.yml specialHours.name.es',
      ]),
    );
  });

  it('uses date and time pickers, and lists of names', () => {
    // A label may be called like a date, such as `until`.
    const allFields = forms
      .filter(({file}) => !file?.endsWith('/labels.yml'))
      .flatMap(({fields}) => listAllFields(fields));
    const findFields = (name: string) => allFields.filter((field) => field.name === name);
    for (const name of ['starts', 'ends', 'on', 'until', 'updated', 'date']) {
      for (const {input} of findFields(name)) expect(input.type).toMatch(/^date/);
    }
    const hours = forms.find(({file}) => file?.endsWith('/hours.yml'));
    const week = hours?.fields.find(({name}) => name === 'week');
    for (const name of ['opens', 'closes']) {
      const field = listChildren(week!).find((each) => each.name === name);
      expect(field?.input.type).toBe('time');
    }
    const listOptions = (name: string) =>
      findFields(name).map(({input}) => input.type === 'select' && input.options);
    expect(listOptions('video')).toContainEqual(settings.choices.video);
    expect(listOptions('category')).toContainEqual(
      Object.entries(CATEGORIES).map(([value, label]) => ({value, label})),
    );
  });

  it('requires an entry in a list only if the check does', () => {
    const hours = forms.find(({file}) => file?.endsWith('/hours.yml'))!;
    const lists = listAllFields(hours.fields).filter(({input}) => input.type === 'list');
    const findRequired = (name: string) => lists.find((list) => list.name === name)?.required;
    expect(['days', 'closures', 'specialHours'].map(findRequired)).toEqual([true, false, false]);
  });

  it('starts a form with the text and ends it with SEO fields', () => {
    const textForms = forms.filter(({fields}) => fields.some(({name}) => name === BODY));
    for (const {fields} of textForms) {
      const visible = fields.filter(({input}) => input.type !== 'hidden');
      const first = visible.filter((field) => !field.folded).slice(0, 2);
      expect(first.map(({name}) => name)).toContain(BODY);
      const isPage = fields.some(({name}) => name === 'redirectFrom');
      const foldedNames = visible.filter((field) => field.folded).map(({name}) => name);
      expect(isPage ? foldedNames : []).toEqual(
        isPage ? expect.arrayContaining(['title', 'description', 'redirectFrom']) : [],
      );
    }
  });

  it('hides signatures and sample marks', () => {
    const visible = forms
      .flatMap(({fields}) => fields)
      .filter(({input}) => input.type !== 'hidden');
    expect(visible.map(({name}) => name)).not.toEqual(expect.arrayContaining(['reviewed']));
    expect(visible.map(({name}) => name)).not.toEqual(expect.arrayContaining(['sample']));
  });

  it('puts a new service last, in a folder of its own', () => {
    const services = collections.find(({name}) => name === 'services') as FolderCollection;
    const path = 'pages-content/services/sleep-snoring/index.mdx';
    expect(makeEntryPath('sleep-snoring', services)).toBe(path);
    const orders = getPagesOfKind(site, 'service').map(({order}) => order ?? 0);
    const {kind, order} = createDefaults(services.fields);
    expect({kind, order}).toEqual({kind: 'service', order: 1 + Math.max(...orders)});
  });

  it('creates complete fields', () => {
    const checkFields = (fields: readonly Field[], place: string) => {
      expect(new Set(fields.map(({name}) => name)).size, place).toBe(fields.length);
      for (const field of fields) {
        const path = `${place}.${field.name}`;
        expect(field.label, path).not.toBe('');
        const {input} = field;
        if (input.type === 'select') expect(input.options, path).not.toEqual([]);
        if (input.type === 'group') expect(input.fields, path).not.toEqual([]);
        if (input.type === 'list' && input.kinds) continue;
        checkFields(listChildren(field), path);
      }
    };
    for (const {name, fields} of forms) checkFields(fields, name);
  });

  it('creates collections with names and titles', () => {
    expect(new Set(collections.map(({name}) => name)).size).toBe(collections.length);
    for (const collection of collections) {
      if (!('folder' in collection)) continue;
      const names = collection.fields.map(({name}) => name);
      expect(names, collection.name).toContain(collection.titleField);
    }
  });
});

describe('createFields', () => {
  it('creates a field for a new property of a schema', () => {
    const extended = reviewSchema.extend({
      seen: day.optional().describe('The day when the office answered.'),
      stars: z.number().meta({title: 'Number of stars'}),
      origin: z.enum(['a-letter', 'a-call']),
    });
    const form = {choices: settings.choices, collection: 'reviews'};
    expect(createFields(extended, form).slice(-3)).toMatchObject([
      {
        name: 'seen',
        label: 'Seen',
        input: {type: 'date'},
        required: false,
        hint: 'The day when the office answered.',
      },
      {name: 'stars', label: 'Number of stars', input: {type: 'number'}, required: true},
      {name: 'origin', input: {options: [{label: 'A letter'}, {label: 'A call'}]}},
    ]);
  });

  it('throws for a kind of field without an input', () => {
    const schema = z.strictObject({when: z.date()});
    const form = {choices: settings.choices, collection: 'x'};
    expect(() => createFields(schema, form)).toThrow(/"when"/);
  });
});
