import {existsSync} from 'node:fs';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {collectionsOf} from '../../src/collections';
import {WITHOUT_FORM} from '../../src/collections/facts';
import {fieldsOf, type Field} from '../../src/collections/fields';
import {entryOf} from '../../src/entryOf';
import {BODY, mdxFormat, yamlFormat} from '../../src/format';
import {isRecord, type Data} from '../../src/format/clean';
import {settingsOf} from '../../src/settings';
import {caseSchema, day, pageSchemas, practiceSchemas, reviewSchema} from '@dental/content';
import {CATEGORIES} from '@dental/practice';
import {specification} from '@dental/testing/fixtures/specification';
import {contentOf} from '@dental/testing/fixtures/practice';
import {site} from '@dental/testing/realSite';

const settings = settingsOf(site, {name: 'proxy', proxy_url: '/api/v1', branch: 'main'});
const collections = collectionsOf(settings);
const forms = collections.flatMap(({name, format, fields, files = []}) => [
  ...(fields ? [{name, format, fields, file: undefined}] : []),
  ...files.map((file) => ({
    name: `${name}: ${file.label}`,
    format,
    fields: file.fields,
    file: file.file,
  })),
]);

/** The names of all fields of a schema, with those below them: `license.number`. */
function namesIn(schema: z.ZodType, before = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return namesIn(schema.unwrap() as z.ZodType, before);
  if (schema instanceof z.ZodArray) return namesIn(schema.element as z.ZodType, before);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const names = (schema.options as z.ZodObject[]).flatMap((option) => namesIn(option, before));
    return names.filter((name) => name !== before + schema.def.discriminator);
  }
  if (!(schema instanceof z.ZodObject) || schema.meta()?.hidden) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    before + name,
    ...namesIn(field as z.ZodType, `${before}${name}.`),
  ]);
}

/** The fields of a group, or of each kind of entry that a list can have. */
const below = ({fields = [], types = []}: Field) => [
  ...fields,
  ...types.flatMap((type) => type.fields ?? []),
];

function namesOf(fields: readonly Field[], before = ''): string[] {
  // The fold is the form's own.
  const own = fields.filter(({widget}) => widget !== 'fold');
  return own.flatMap((field) => [
    before + field.name,
    ...[...below(field), ...(field.field?.fields ?? [])].flatMap((part) =>
      namesOf([part], `${before}${field.name}.`),
    ),
  ]);
}

const SCHEMAS: [name: string, schema: z.ZodType, collection: string][] = [
  ...Object.entries(pageSchemas).map(([kind, schema]): [string, z.ZodType, string] => [
    `page ${kind}`,
    schema,
    kind,
  ]),
  ['case', caseSchema, 'cases'],
  ['review', reviewSchema, 'reviews'],
];

describe('the forms of the editor', () => {
  it.each(SCHEMAS)('have every field that a %s can have', (_, schema) => {
    const wanted = [...namesIn(schema), BODY].sort();
    const form = forms.find(
      ({fields}) => JSON.stringify(namesOf(fields).sort()) === JSON.stringify(wanted),
    );
    expect(form?.name).toBeDefined();
  });

  it.each(Object.entries(practiceSchemas))('have every field of the facts "%s"', (name, schema) => {
    const form = collections[0]?.files?.find((file) => file.name === name);
    expect(form === undefined).toBe((WITHOUT_FORM as string[]).includes(name));
    if (!form) return;
    const names = namesOf(
      schema.def.type === 'array' ? (form.fields[0]?.fields ?? []) : form.fields,
    );
    expect(names).toEqual(namesIn(schema));
    expect(existsSync(form.file)).toBe(true);
  });

  it('get a new field of a schema without another change', () => {
    const extended = reviewSchema.extend({
      seen: day.optional().describe('The day on which the office answered.'),
      stars: z.number().meta({title: 'Number of stars'}),
      origin: z.enum(['a-letter', 'a-call']),
    });
    const added = fieldsOf(extended, {choices: settings.choices, entries: 'reviews'}).slice(-3);
    expect(added).toMatchObject([
      {
        name: 'seen',
        label: 'Seen',
        widget: 'datetime',
        required: false,
        hint: 'The day on which the office answered.',
      },
      {name: 'stars', label: 'Number of stars', widget: 'number', required: true},
      {name: 'origin', widget: 'select', options: [{label: 'A letter'}, {label: 'A call'}]},
    ]);
  });

  it('refuse a kind of field that they have no input for, instead of leaving it out', () => {
    expect(() =>
      fieldsOf(z.strictObject({when: z.date()}), {choices: settings.choices, entries: 'x'}),
    ).toThrow(/"when"/);
  });

  it('pick dates and times, and choose by name whatever has one', () => {
    const all = (fields: readonly Field[]): Field[] =>
      fields.flatMap((field) => [
        field,
        ...all(below(field)),
        ...(field.field ? all([field.field]) : []),
      ]);
    const named = (name: string) =>
      forms.flatMap(({fields}) => all(fields)).filter((field) => field.name === name);
    for (const name of ['starts', 'ends', 'on', 'until', 'updated', 'date'])
      for (const field of named(name))
        expect(field).toMatchObject({widget: 'datetime', time_format: false});
    const week =
      forms.find(({file}) => file?.endsWith('/hours.yml'))?.fields.find(({name}) => name === 'week')
        ?.fields ?? [];
    for (const name of ['opens', 'closes'])
      expect(week.find((field) => field.name === name)).toMatchObject({
        widget: 'datetime',
        date_format: false,
      });
    expect(named('video').map(({options}) => options)).toContainEqual(settings.choices.film);
    expect(named('category').map(({options}) => options)).toContainEqual(
      Object.entries(CATEGORIES).map(([value, label]) => ({value, label})),
    );
  });

  it('begin with the words that patients read, and end with what only search engines read', () => {
    const pages = forms.flatMap(({fields}) =>
      fields.some(({name}) => name === BODY) ? [fields] : [],
    );
    for (const fields of pages) {
      const [first, second, ...rest] = fields
        .filter(({widget}) => widget !== 'hidden')
        .map(({name}) => name);
      expect([first, second]).toContain(BODY);
      const isPage = fields.some(({name}) => name === 'redirectFrom');
      const end = rest.slice(rest.indexOf('_fold') + 1);
      expect(isPage ? end : []).toEqual(
        isPage ? expect.arrayContaining(['title', 'description', 'redirectFrom']) : [],
      );
    }
  });

  it('keep signatures and marks of samples without showing them', () => {
    const shown = forms.flatMap(({fields}) => fields).filter(({widget}) => widget !== 'hidden');
    expect(shown.map(({name}) => name)).not.toEqual(expect.arrayContaining(['reviewed']));
    expect(shown.map(({name}) => name)).not.toEqual(expect.arrayContaining(['sample']));
  });

  it('are told to Decap CMS completely, whose own check is left out', () => {
    const inputs = [
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
    const check = (fields: readonly Field[], place: string) => {
      expect(new Set(fields.map(({name}) => name)).size, place).toBe(fields.length);
      for (const field of fields) {
        const here = `${place}.${field.name}`;
        expect(inputs, here).toContain(field.widget);
        expect(field.label, here).not.toBe('');
        if (field.widget === 'select') expect(field.options, here).not.toEqual([]);
        if (field.widget === 'object') expect(field.fields, here).not.toEqual([]);
        if (field.widget === 'list')
          expect(field.fields ?? field.types ?? field.field, here).toBeDefined();
        check(field.fields ?? field.types ?? (field.field ? [field.field] : []), here);
      }
    };
    for (const {name, fields} of forms) check(fields, name);
    expect(new Set(collections.map(({name}) => name)).size).toBe(collections.length);
    for (const {
      name,
      folder,
      files,
      fields = [],
      identifier_field: title,
      format,
      extension,
    } of collections) {
      expect([name, Boolean(folder), format, extension]).toEqual([
        name,
        !files,
        expect.any(String),
        expect.any(String),
      ]);
      if (folder)
        expect(
          fields.map((field) => field.name),
          name,
        ).toContain(title);
      if (files) expect(new Set(files.map((file) => file.name)).size, name).toBe(files.length);
    }
  });

  it.each(['service', 'sub-service', 'dentist', 'legal'] as const)(
    'are found for each %s by its file',
    (kind) => {
      const pages = site.pages.filter((page) => page.kind === kind);
      expect(pages).not.toEqual([]);
      for (const {file} of pages) {
        const {fields = []} = entryOf(file, collections) ?? {};
        expect([file, ...namesOf(fields)].sort()).toEqual(
          [file, ...namesIn(pageSchemas[kind]), BODY].sort(),
        );
      }
    },
  );

  it('never publish by themselves', () => {
    expect(collections).not.toEqual([]);
    for (const collection of collections) expect(collection).toMatchObject({publish: false});
  });
});

const texts = [...(await contentOf(specification))].filter(([file]) => /\.(?:mdx|yml)$/.test(file));

it('a form has a field for everything that its files say', () => {
  const known = new Set(forms.flatMap(({fields}) => fields.map(({name}) => name)));
  for (const [file, text] of texts) {
    if (text === undefined || /(?:integrations|third-parties|exceptions)\.yml$/.test(file))
      continue;
    const data: Data = (file.endsWith('.mdx') ? mdxFormat : yamlFormat).fromFile(String(text));
    const names = isRecord(data) ? Object.keys(data).filter((name) => !name.startsWith('_')) : [];
    expect([file, ...names.filter((name) => !known.has(name))]).toEqual([file]);
  }
});
