import * as z from 'zod';
import {capitalize} from '@dental/practice';
import {createPictureInput} from '../pictures/pictureNames';
import {BODY} from '../format';
import type {Settings} from '../settings';

/** A field of a form, in Decap's configuration. */
export interface Field {
  name: string;
  label: string;
  /** One of Decap's, or one of ours: `picture`, `body`, `fold`. */
  widget: string;
  required: boolean;
  hint?: string;
  default?: unknown;
  options?: {label: string; value: string}[];
  fields?: Field[];
  field?: Field;
  /** The kinds of entries of a list, each with its own fields. */
  types?: Field[];
  [option: string]: unknown;
}

/** The form that fields are created for. */
export interface Form {
  choices: Settings['choices'];
  /** The name of its collection, or of its facts. */
  collection: string;
}

/** The type and options of a field's input. */
type Input = {widget: string} & Record<string, unknown>;

const DATE = {format: 'YYYY-MM-DD', date_format: 'MMMM D, YYYY', time_format: false};

/** Fields that can be the title of a list entry, best first. Without one, it's the first field. */
const TITLE_FIELDS = ['heading', 'label', 'title'];

/** Widgets whose values appear in the summary of a collapsed group. */
const SUMMARY_WIDGETS = ['string', 'number', 'datetime'];

const MAX_SUMMARY_FIELDS = 2;

/** The inputs that a schema can choose by name (`input` in its metadata). */
const NAMED_INPUTS: Record<Exclude<z.GlobalMeta['input'], 'picture' | undefined>, Input> = {
  date: {widget: 'datetime', ...DATE},
  'date-in-words': {widget: 'datetime', ...DATE, format: 'MMMM D, YYYY'},
  'date-time': {
    widget: 'datetime',
    format: 'YYYY-MM-DD h:mm a',
    date_format: 'MMMM D, YYYY',
    time_format: 'h:mm a',
  },
  time: {widget: 'datetime', format: 'h:mm a', date_format: false, time_format: 'h:mm a'},
  'long-text': {widget: 'text'},
};

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

/**
 * Adds the text to the fields of a form, after the heading. Moves the fields that only search
 * engines and developers need to the end, after a button that shows them (`groupsAndLists.tsx`).
 */
export function addTextField(fields: readonly Field[], label: string): Field[] {
  const text: Field = {name: BODY, label, widget: 'body', required: true};
  const visible = fields.filter((field) => !field.folded);
  const collapsed = fields.filter((field) => field.folded);
  const headingEnd = 1 + visible.findIndex(({name}) => name === 'heading');
  const all = [...visible.slice(0, headingEnd), text, ...visible.slice(headingEnd)];
  if (collapsed.length === 0) return all;
  const button: Field = {
    name: '_fold',
    label: 'Search engines, order in lists, old addresses',
    widget: 'fold',
    required: false,
  };
  return [...all, button, ...collapsed];
}

/** Creates the field of a form for one value. */
export function createField(name: string, schema: z.ZodType, form: Form): Field {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const valueSchema = isOptional ? (schema.unwrap() as z.ZodType) : schema;
  const meta: z.GlobalMeta & {description?: string | undefined} = {
    ...valueSchema.meta(),
    ...schema.meta(),
  };
  const common = {
    name,
    label: meta.title ?? humanizeName(name),
    required: !isOptional,
    ...(meta.description === undefined ? {} : {hint: meta.description}),
    ...(meta.folded && {folded: true}),
  };
  if (meta.hidden) return {...common, required: false, widget: 'hidden'};
  return {...common, ...createInput(valueSchema, meta, common, form)};
}

function createInput(
  schema: z.ZodType,
  meta: z.GlobalMeta,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): Input {
  if (meta.names) return {widget: 'select', options: form.choices[meta.names]};
  if (meta.input === 'picture') return createPictureInput(form.collection, name);
  if (meta.input) return NAMED_INPUTS[meta.input];
  if (schema instanceof z.ZodString) return {widget: 'string'};
  if (schema instanceof z.ZodNumber) return {widget: 'number', value_type: 'float', step: 'any'};
  if (schema instanceof z.ZodBoolean) return {widget: 'boolean', required: false};
  if (schema instanceof z.ZodLiteral) return createLiteralInput(schema);
  if (schema instanceof z.ZodEnum) return createSelectInput(schema, meta);
  if (schema instanceof z.ZodObject) return createGroupInput(schema, form);
  if (schema instanceof z.ZodArray) {
    return createListInput(schema.element as z.ZodType, {name, label}, form);
  }
  throw new Error(
    `Forms have no input for the field "${name}", which is a ${schema.def.type}. ` +
      'Add one to packages/admin/src/collections/fields.ts.',
  );
}

function createLiteralInput({value}: z.ZodLiteral): Input {
  if (value === true) return {widget: 'boolean', required: false};
  return {widget: 'hidden', default: value};
}

function createSelectInput(schema: z.ZodEnum, meta: z.GlobalMeta): Input {
  const options = schema.options.map(String).map((value) => ({
    value,
    label: meta.choices?.[value] ?? humanizeName(value),
  }));
  return {widget: 'select', options};
}

function createGroupInput(schema: z.ZodObject, form: Form): Input {
  const fields = createFields(schema, form);
  const summary = fields
    .filter(({widget}) => SUMMARY_WIDGETS.includes(widget))
    .slice(0, MAX_SUMMARY_FIELDS)
    .map(({label, name}) => `${label}: {{fields.${name} | default('–')}}`)
    .join('; ');
  return {widget: 'object', collapsed: true, fields, ...(summary && {summary})};
}

function createListInput(
  element: z.ZodType,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): Input {
  const singularLabel = singularize(label);
  const common = {widget: 'list', label_singular: singularLabel.toLowerCase(), collapsed: true};
  if (element instanceof z.ZodDiscriminatedUnion) return {...common, ...createTypes(element, form)};
  if (!(element instanceof z.ZodObject)) {
    const field = {...createField(name, element, form), label: singularLabel};
    return {...common, collapsed: false, field};
  }
  const fields = createFields(element, form);
  const titleField = findTitleField(fields);
  const summary = element.meta()?.summary ?? (titleField && `{{fields.${titleField.name}}}`);
  return {...common, fields, ...(summary && {summary})};
}

/** Finds the field that identifies a list entry while it's collapsed. */
function findTitleField(fields: readonly Field[]): Field | undefined {
  const readable = fields.filter(({widget}) => !['hidden', 'number', 'picture'].includes(widget));
  for (const title of TITLE_FIELDS) {
    const field = readable.find(({name}) => name === title);
    if (field) return field;
  }
  return readable[0];
}

/**
 * Creates the kinds of entries to choose from. The choice fills in the field that tells them apart.
 */
function createTypes(
  union: z.ZodDiscriminatedUnion,
  form: Form,
): {typeKey: string; types: Field[]} {
  const typeKey = union.def.discriminator;
  const types = (union.options as z.ZodObject[]).map((option) => {
    const {[typeKey]: kind, ...shape} = option.shape;
    const name = String((kind as z.ZodLiteral).value);
    const fields = createFields(z.object(shape), form);
    return {name, label: humanizeName(name), widget: 'object', required: true, fields};
  });
  return {typeKey, types};
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
