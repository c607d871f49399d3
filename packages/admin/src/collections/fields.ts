import * as z from 'zod';
import {capitalize} from '@dental/practice';
import {BODY} from '../format';
import type {FieldPath} from '../form/path';
import {isRecord, type Data} from '../format/data';
import {findPicturePlace, type PicturePlace} from '../pictures/pictureNames';
import type {Choice, Settings} from '../settings';

/** A field of a form. */
export interface Field {
  name: string;
  label: string;
  input: Input;
  required: boolean;
  hint?: string;
  /** True for fields that only search engines and developers need: they're behind a button. */
  folded?: boolean;
  default?: Data;
}

/** The type of a field's input, with its options. */
export type Input =
  | {
      type:
        | 'text'
        | 'long-text'
        | 'number'
        | 'checkbox'
        | 'date'
        | 'date-in-words'
        | 'date-time'
        | 'time'
        | 'hidden';
    }
  | {type: 'body'}
  | {type: 'select' | 'link'; options: readonly Choice[]}
  | ({type: 'picture'} & PicturePlace)
  | {type: 'group'; fields: readonly Field[]}
  | ListInput;

/** A list of values, of groups of fields, or of groups of several kinds. */
export interface ListInput {
  type: 'list';
  /** The label of one entry, such as `closure`. */
  singular: string;
  /** The field of each entry; a group for entries with several fields. */
  item: Field;
  /** The text of a collapsed entry, with fields in braces, such as `{name}`. */
  summary?: string | undefined;
  /** The kinds of entries to choose from, and the field that has the kind of an entry. */
  kinds?: {key: string; items: readonly Field[]};
}

/** Finds the field of an entry, by its kind if there are several. */
export function findItemField({kinds, item: field}: ListInput, item: Data): Field {
  if (!kinds || !isRecord(item)) return field;
  return kinds.items.find(({name}) => name === item[kinds.key]) ?? field;
}

/** Lists the fields in a group, or in each kind of list entry; none for other inputs. */
export function listChildren({input}: Field): readonly Field[] {
  if (input.type === 'group') return input.fields;
  if (input.type !== 'list') return [];
  return (input.kinds?.items ?? [input.item]).flatMap(listChildren);
}

/** The form that fields are created for. */
export interface Form {
  choices: Settings['choices'];
  /** The name of its collection, or of its facts. */
  collection: string;
}

/** Fields that can be the title of a list entry, best first. Without one, it's the first field. */
const TITLE_FIELDS = ['heading', 'label', 'title'];

/**
 * Creates the fields of a form from a schema. Order, names, hints, options, and required marks are
 * the schema's.
 * @throws if forms have no input for a kind of schema, so that no field is left out
 */
export function createFields(schema: z.ZodType, form: Form): Field[] {
  if (!(schema instanceof z.ZodObject)) {
    throw new Error(`A form needs a schema with fields, not a ${schema.def.type}.`);
  }
  return Object.entries(schema.shape).map(([name, field]) =>
    createField(name, field as z.ZodType, form),
  );
}

/** Adds the text of a page to the fields of its form, after the heading. */
export function addTextField(fields: readonly Field[], label: string): Field[] {
  const text: Field = {name: BODY, label, input: {type: 'body'}, required: true};
  const headingEnd = 1 + fields.findIndex(({name}) => name === 'heading');
  return [...fields.slice(0, headingEnd), text, ...fields.slice(headingEnd)];
}

/**
 * Adds a field for the Spanish next to each text that has one.
 * @param hasSpanish returns true if the text at a path has one; entries of lists have the number 0
 */
export function addSpanishFields(
  fields: readonly Field[],
  hasSpanish: (at: FieldPath) => boolean,
  place: FieldPath = [],
): Field[] {
  return fields.flatMap((field) => {
    const at = [...place, field.name];
    const {name, label, input} = field;
    if (hasSpanish(at)) {
      return [field, {name: `${name}.es`, label: `${label} in Spanish`, input, required: false}];
    }
    return [{...field, input: addSpanishBelow(input, hasSpanish, at)}];
  });
}

function addSpanishBelow(
  input: Input,
  hasSpanish: (at: FieldPath) => boolean,
  at: FieldPath,
): Input {
  if (input.type === 'group') {
    return {...input, fields: addSpanishFields(input.fields, hasSpanish, at)};
  }
  if (input.type !== 'list') return input;
  const {item} = input;
  return {...input, item: {...item, input: addSpanishBelow(item.input, hasSpanish, [...at, 0])}};
}

/** Creates the field of a form for one value. */
export function createField(name: string, schema: z.ZodType, form: Form): Field {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const valueSchema = isOptional ? (schema.unwrap() as z.ZodType) : schema;
  const meta: z.GlobalMeta & {description?: string | undefined} = {
    ...valueSchema.meta(),
    ...schema.meta(),
  };
  const label = meta.title ?? humanizeName(name);
  const input: Input = meta.hidden
    ? {type: 'hidden'}
    : createInput(valueSchema, meta, {name, label}, form);
  const isLiteral = valueSchema instanceof z.ZodLiteral && valueSchema.value !== true;
  const canBeEmpty =
    ['checkbox', 'hidden'].includes(input.type) ||
    (input.type === 'list' && valueSchema.safeParse([]).success);
  return {
    name,
    label,
    input,
    required: !isOptional && !canBeEmpty,
    ...(meta.description !== undefined && {hint: meta.description}),
    ...(meta.folded && {folded: true}),
    ...(isLiteral && {default: valueSchema.value as Data}),
  };
}

function createInput(
  schema: z.ZodType,
  meta: z.GlobalMeta,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): Input {
  if (meta.names) return {type: 'select', options: form.choices[meta.names]};
  if (meta.input === 'picture')
    return {type: 'picture', ...findPicturePlace(form.collection, name)};
  if (meta.input === 'link') return {type: 'link', options: form.choices.page};
  if (meta.input) return {type: meta.input};
  if (schema instanceof z.ZodString) return {type: 'text'};
  if (schema instanceof z.ZodNumber) return {type: 'number'};
  if (schema instanceof z.ZodBoolean) return {type: 'checkbox'};
  if (schema instanceof z.ZodLiteral) {
    return {type: schema.value === true ? 'checkbox' : 'hidden'};
  }
  if (schema instanceof z.ZodEnum) return createSelectInput(schema, meta);
  if (schema instanceof z.ZodObject) return {type: 'group', fields: createFields(schema, form)};
  if (schema instanceof z.ZodArray) {
    return createListInput(schema.element as z.ZodType, {name, label}, form);
  }
  throw new Error(
    `Forms have no input for the field "${name}", which is a ${schema.def.type}. ` +
      'Add one to packages/admin/src/collections/fields.ts.',
  );
}

function createSelectInput(schema: z.ZodEnum, meta: z.GlobalMeta): Input {
  const options = schema.options.map(String).map((value) => ({
    value,
    label: meta.choices?.[value] ?? humanizeName(value),
  }));
  return {type: 'select', options};
}

function createListInput(
  element: z.ZodType,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): ListInput {
  const singular = singularize(label);
  const common = {type: 'list', singular: singular.toLowerCase()} as const;
  if (element instanceof z.ZodDiscriminatedUnion) {
    const kinds = createKinds(element, form);
    return {...common, kinds, item: kinds.items[0]!};
  }
  const item = {...createField(name, element, form), label: singular};
  const fields = item.input.type === 'group' ? item.input.fields : [];
  const titleField = findTitleField(fields);
  const summary = element.meta()?.summary ?? (titleField && `{${titleField.name}}`);
  return {...common, item, summary};
}

/** Finds the field that identifies a list entry while it's collapsed. */
function findTitleField(fields: readonly Field[]): Field | undefined {
  const readable = fields.filter(
    ({input}) => !['hidden', 'number', 'picture'].includes(input.type),
  );
  for (const title of TITLE_FIELDS) {
    const field = readable.find(({name}) => name === title);
    if (field) return field;
  }
  return readable[0];
}

function createKinds(union: z.ZodDiscriminatedUnion, form: Form): Required<ListInput>['kinds'] {
  const key = union.def.discriminator;
  const items = (union.options as z.ZodObject[]).map((option): Field => {
    const {[key]: kind, ...shape} = option.shape;
    const name = String((kind as z.ZodLiteral).value);
    const fields = createFields(z.object(shape), form);
    return {name, label: humanizeName(name), input: {type: 'group', fields}, required: true};
  });
  return {key, items};
}

/**
 * Converts a name in code to a label: `feeDollars` to "Fee dollars", `AtAGlance` to "At a glance",
 * `in-network` to "In network".
 */
export function humanizeName(name: string): string {
  const wordStart = /(?<=[a-z])[A-Z\d]|(?<=[A-Z])[A-Z](?=[a-z])/g;
  const text = name.replaceAll(wordStart, (letter) => ` ${letter.toLowerCase()}`);
  return capitalize(text.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' '));
}

/** Makes a label singular: "Treatments", "Days of the week", "Addresses". */
function singularize(label: string): string {
  const [, noun = label, rest = ''] = /^(.+?)( (?:in|of|to) .+)?$/.exec(label) ?? [];
  const singular = noun.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '');
  return singular + rest;
}
