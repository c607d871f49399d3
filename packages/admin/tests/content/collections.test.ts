import {existsSync} from 'node:fs';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {createCollections} from '../../src/collections';
import {FACTS_WITHOUT_FORM} from '../../src/collections/facts';
import {createFields, type Field} from '../../src/collections/fields';
import {findEntry} from '../../src/findEntry';
import {BODY, getFormat} from '../../src/format';
import {createSettings} from '../../src/settings';
import {caseSchema, day, pageSchemas, practiceSchemas, reviewSchema} from '@dental/content';
import {CATEGORIES} from '@dental/practice';
import {specification} from '@dental/testing/fixtures/specification';
import {makeContent} from '@dental/testing/fixtures/practice';
import {site} from '@dental/testing/realSite';

interface Form {
  name: string;
  fields: Field[];
  /** Undefined for a folder of files. */
  file: string | undefined;
}

const settings = createSettings(site, {name: 'proxy', proxy_url: '/api/v1', branch: 'main'});
const collections = createCollections(settings);
const forms = collections.flatMap(({name, fields, files = []}): Form[] => {
  const fileForms = files.map((file) => ({
    name: `${name}: ${file.label}`,
    fields: file.fields,
    file: file.file,
  }));
  return fields ? [{name, fields, file: undefined}, ...fileForms] : fileForms;
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

/** The fields of a group, or of each kind of list entry. */
function listChildren({fields = [], types = []}: Field): Field[] {
  return [...fields, ...types.flatMap((type) => type.fields ?? [])];
}

/** The paths of all fields of a form, except the form's own button. */
function listFormFields(fields: readonly Field[], prefix = ''): string[] {
  const contentFields = fields.filter(({widget}) => widget !== 'fold');
  return contentFields.flatMap((field) => {
    const children = [...listChildren(field), ...(field.field?.fields ?? [])];
    const path = prefix + field.name;
    return [path, ...children.flatMap((child) => listFormFields([child], `${path}.`))];
  });
}

/** All fields of forms, including those in groups and lists. */
function listAllFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...listAllFields(listChildren(field)),
    ...(field.field ? listAllFields([field.field]) : []),
  ]);
}

const SCHEMAS: {name: string; schema: z.ZodType}[] = [
  ...Object.entries(pageSchemas).map(([kind, schema]) => ({name: `page ${kind}`, schema})),
  {name: 'case', schema: caseSchema},
  {name: 'review', schema: reviewSchema},
];

const FACTS = Object.entries(practiceSchemas).map(([name, schema]) => ({
  name,
  schema: schema as z.ZodType,
}));

const WIDGETS = [
  'boolean',
  'datetime',
  'list',
  'number',
  'select',
  'string',
  'text',
  'object',
  'hidden',
  'picture',
  'body',
  'fold',
];

describe('createCollections', () => {
  it.each(SCHEMAS)('creates a form with every field of a $name', ({schema}) => {
    const schemaFields = [...listSchemaFields(schema), BODY].sort();
    const form = forms.find(
      ({fields}) => JSON.stringify(listFormFields(fields).sort()) === JSON.stringify(schemaFields),
    );
    expect(form?.name).toBeDefined();
  });

  it.each(FACTS)('creates a form with every field of the facts $name', ({name, schema}) => {
    const form = collections[0]?.files?.find((file) => file.name === name);
    expect(form === undefined).toBe((FACTS_WITHOUT_FORM as string[]).includes(name));
    if (!form) return;
    const isList = schema.def.type === 'array';
    const fields = isList ? (form.fields[0]?.fields ?? []) : form.fields;
    expect(listFormFields(fields)).toEqual(listSchemaFields(schema));
    expect(existsSync(form.file)).toBe(true);
  });

  it('uses date and time pickers, and lists of names', () => {
    const allFields = forms.flatMap(({fields}) => listAllFields(fields));
    const findFields = (name: string) => allFields.filter((field) => field.name === name);
    for (const name of ['starts', 'ends', 'on', 'until', 'updated', 'date']) {
      for (const field of findFields(name)) {
        const time = String(field.format).includes('h:mm') && 'h:mm a';
        expect(field).toMatchObject({widget: 'datetime', time_format: time});
      }
    }
    const hours = forms.find(({file}) => file?.endsWith('/hours.yml'));
    const week = hours?.fields.find(({name}) => name === 'week')?.fields ?? [];
    for (const name of ['opens', 'closes']) {
      expect(week.find((field) => field.name === name)).toMatchObject({
        widget: 'datetime',
        date_format: false,
      });
    }
    expect(findFields('video').map(({options}) => options)).toContainEqual(settings.choices.film);
    expect(findFields('category').map(({options}) => options)).toContainEqual(
      Object.entries(CATEGORIES).map(([value, label]) => ({value, label})),
    );
  });

  it('starts a form with the text and ends it with SEO fields', () => {
    const textForms = forms.filter(({fields}) => fields.some(({name}) => name === BODY));
    for (const {fields} of textForms) {
      const names = fields.filter(({widget}) => widget !== 'hidden').map(({name}) => name);
      expect(names.slice(0, 2)).toContain(BODY);
      const isPage = fields.some(({name}) => name === 'redirectFrom');
      const collapsed = names.slice(names.indexOf('_fold') + 1);
      expect(isPage ? collapsed : []).toEqual(
        isPage ? expect.arrayContaining(['title', 'description', 'redirectFrom']) : [],
      );
    }
  });

  it('hides signatures and sample marks', () => {
    const visible = forms.flatMap(({fields}) => fields).filter(({widget}) => widget !== 'hidden');
    expect(visible.map(({name}) => name)).not.toEqual(expect.arrayContaining(['reviewed']));
    expect(visible.map(({name}) => name)).not.toEqual(expect.arrayContaining(['sample']));
  });

  it('creates complete fields for Decap CMS', () => {
    // Decap's own validator is left out of the bundle.
    const checkFields = (fields: readonly Field[], place: string) => {
      expect(new Set(fields.map(({name}) => name)).size, place).toBe(fields.length);
      for (const field of fields) {
        const path = `${place}.${field.name}`;
        expect(WIDGETS, path).toContain(field.widget);
        expect(field.label, path).not.toBe('');
        if (field.widget === 'select') expect(field.options, path).not.toEqual([]);
        if (field.widget === 'object') expect(field.fields, path).not.toEqual([]);
        const children = field.fields ?? field.types ?? (field.field && [field.field]);
        if (field.widget === 'list') expect(children, path).toBeDefined();
        checkFields(children ?? [], path);
      }
    };
    for (const {name, fields} of forms) checkFields(fields, name);
  });

  it('creates complete collections for Decap CMS', () => {
    expect(new Set(collections.map(({name}) => name)).size).toBe(collections.length);
    for (const collection of collections) {
      const {name, folder, files, fields = [], identifier_field: titleField} = collection;
      expect(collection, name).toMatchObject({
        format: expect.any(String) as string,
        extension: expect.any(String) as string,
      });
      expect(Boolean(folder), name).toBe(!files);
      if (folder)
        expect(
          fields.map((field) => field.name),
          name,
        ).toContain(titleField);
      if (files) expect(new Set(files.map((file) => file.name)).size, name).toBe(files.length);
    }
  });

  it('keeps Decap CMS from publishing', () => {
    expect(collections).not.toEqual([]);
    for (const collection of collections) expect(collection).toMatchObject({publish: false});
  });

  it('creates a field for every value in the content files', async () => {
    const formFields = new Set(forms.flatMap(({fields}) => fields.map(({name}) => name)));
    const isEdited = (file: string) =>
      /\.(?:mdx|yml)$/.test(file) && !/(?:integrations|third-parties|exceptions)\.yml$/.test(file);
    const contentFiles = [...(await makeContent(specification))];
    for (const [file, text] of contentFiles) {
      if (text === undefined || !isEdited(file)) continue;
      const data = getFormat(file).fromFile(String(text));
      const names = Object.keys(data).filter((name) => !name.startsWith('_'));
      expect(
        names.filter((name) => !formFields.has(name)),
        file,
      ).toEqual([]);
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
        widget: 'datetime',
        required: false,
        hint: 'The day when the office answered.',
      },
      {name: 'stars', label: 'Number of stars', widget: 'number', required: true},
      {name: 'origin', widget: 'select', options: [{label: 'A letter'}, {label: 'A call'}]},
    ]);
  });

  it('throws for a kind of field without an input', () => {
    const schema = z.strictObject({when: z.date()});
    const form = {choices: settings.choices, collection: 'x'};
    expect(() => createFields(schema, form)).toThrow(/"when"/);
  });
});

describe('findEntry', () => {
  it.each(['service', 'sub-service', 'dentist', 'legal'] as const)(
    'finds the form of each %s by its file',
    (kind) => {
      const pages = site.pages.filter((page) => page.kind === kind);
      expect(pages).not.toEqual([]);
      const schemaFields = [...listSchemaFields(pageSchemas[kind]), BODY].sort();
      for (const {file} of pages) {
        const {fields = []} = findEntry(file, collections) ?? {};
        expect(listFormFields(fields).sort(), file).toEqual(schemaFields);
      }
    },
  );
});
