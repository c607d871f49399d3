import * as z from 'zod';
import {capital} from '@dental/practice';
import {pictureInput} from '../pictures/places';
import {BODY} from '../format';
import type {Settings} from '../settings';

/** A field of a form, as Decap CMS is told of it. */
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
  /** The kinds of entries of a list, each with fields of its own. */
  types?: Field[];
  [option: string]: unknown;
}

/** What fields are for. */
export interface Form {
  choices: Settings['choices'];
  /** What the form's entries are: the name of their collection, or of a file of facts. */
  entries: string;
}

const DATE = {format: 'YYYY-MM-DD', date_format: 'MMMM D, YYYY', time_format: false};

/** The fields that say what an entry of a list is, the best one first; else its first field does. */
const TITLES = ['heading', 'label', 'title'];

/** The inputs whose values a group says while it is closed. */
const SAID = ['string', 'number', 'datetime'];

/** How the inputs that a schema can name are made. */
const INPUTS: Record<Exclude<z.GlobalMeta['input'], 'picture' | undefined>, Input> = {
  date: {widget: 'datetime', ...DATE},
  'date-in-words': {widget: 'datetime', ...DATE, format: 'MMMM D, YYYY'},
  time: {widget: 'datetime', format: 'h:mm a', date_format: false, time_format: 'h:mm a'},
  'long-text': {widget: 'text'},
};

/**
 * The fields of a form for what a schema describes, in its order: names, hints, choices and required marks are the schema's.
 * @throws for a kind of schema that forms have no input for, so that no field is left out
 */
export function fieldsOf(schema: z.ZodType, form: Form): Field[] {
  if (!(schema instanceof z.ZodObject))
    throw new Error(`A form is made of fields, not of a ${schema.def.type}.`);
  return Object.entries(schema.shape).map(([name, field]) =>
    fieldOf(name, field as z.ZodType, form),
  );
}

/**
 * The fields of a form with a text: first the heading, the text and what patients see, then what search engines read and the old
 * addresses, behind a button (`groupsAndLists.tsx`).
 */
export function withText(fields: readonly Field[], label: string): Field[] {
  const text: Field = {name: BODY, label, widget: 'body', required: true};
  const foldLabel = 'Search engines, place in lists, old addresses';
  const fold: Field = {name: '_fold', label: foldLabel, widget: 'fold', required: false};
  const [folded, seen] = [true, false].map((isFolded) =>
    fields.filter((field) => Boolean(field.folded) === isFolded),
  );
  const heading = 1 + seen!.findIndex(({name}) => name === 'heading');
  return [
    ...seen!.slice(0, heading),
    text,
    ...seen!.slice(heading),
    ...(folded!.length > 0 ? [fold, ...folded!] : []),
  ];
}

/** The field of a form for one value. */
export function fieldOf(name: string, outer: z.ZodType, form: Form): Field {
  const isOptional = outer instanceof z.ZodOptional || outer instanceof z.ZodDefault;
  const inner = isOptional ? (outer.unwrap() as z.ZodType) : outer;
  const meta: z.GlobalMeta & {description?: string} = {...inner.meta(), ...outer.meta()};
  const common = {
    name,
    label: meta.title ?? inWords(name),
    required: inner === outer,
    ...(meta.description === undefined ? {} : {hint: meta.description}),
    ...(meta.folded && {folded: true}),
  };
  if (meta.hidden) return {...common, required: false, widget: 'hidden'};
  return {...common, ...inputOf(inner, meta, common, form)};
}

/** What an input has besides the name, the label and the hint of its field. */
type Input = {widget: string} & Record<string, unknown>;

function inputOf(
  schema: z.ZodType,
  meta: z.GlobalMeta,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): Input {
  if (meta.names) return {widget: 'select', options: form.choices[meta.names]};
  if (meta.input === 'picture') return pictureInput(form.entries, name);
  if (meta.input) return INPUTS[meta.input];
  if (schema instanceof z.ZodString) return {widget: 'string'};
  if (schema instanceof z.ZodNumber) return {widget: 'number', value_type: 'float', step: 'any'};
  if (schema instanceof z.ZodBoolean) return {widget: 'boolean', required: false};
  if (schema instanceof z.ZodLiteral)
    return schema.value === true
      ? {widget: 'boolean', required: false}
      : {widget: 'hidden', default: schema.value};
  if (schema instanceof z.ZodEnum) {
    const labelOf = (value: string) => meta.choices?.[value] ?? inWords(value);
    return {
      widget: 'select',
      options: schema.options.map(String).map((value) => ({value, label: labelOf(value)})),
    };
  }
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema, form);
    const said = fields.filter(({widget}) => SAID.includes(widget)).slice(0, 2);
    const summary = said
      .map((field) => `${field.label}: {{fields.${field.name} | default('–')}}`)
      .join('; ');
    return {widget: 'object', collapsed: true, fields, ...(summary && {summary})};
  }
  if (schema instanceof z.ZodArray) return listOf(schema.element as z.ZodType, {name, label}, form);
  throw new Error(
    `Forms have no input for the field "${name}", which is a ${schema.def.type}: add one to packages/admin/src/collections/fields.ts.`,
  );
}

function listOf(
  element: z.ZodType,
  {name, label}: Pick<Field, 'name' | 'label'>,
  form: Form,
): Input {
  const common = {widget: 'list', label_singular: singular(label).toLowerCase(), collapsed: true};
  if (element instanceof z.ZodDiscriminatedUnion) return {...common, ...typesOf(element, form)};
  if (!(element instanceof z.ZodObject))
    return {
      ...common,
      collapsed: false,
      field: {...fieldOf(name, element, form), label: singular(label)},
    };
  const fields = fieldsOf(element, form);
  const readable = fields.filter(
    ({widget}) => widget !== 'hidden' && widget !== 'number' && widget !== 'picture',
  );
  const [named = readable[0]] = TITLES.flatMap((title) =>
    readable.filter(({name: other}) => other === title),
  );
  const summary = element.meta()?.summary ?? (named && `{{fields.${named.name}}}`);
  return {...common, fields, ...(summary && {summary})};
}

/** The kinds of entries among which one chooses; the field that tells them apart is filled in by the choice. */
function typesOf(union: z.ZodDiscriminatedUnion, form: Form): {typeKey: string; types: Field[]} {
  const typeKey = union.def.discriminator;
  const types = (union.options as z.ZodObject[]).map((option) => {
    const {[typeKey]: kind, ...shape} = option.shape;
    const name = String((kind as z.ZodLiteral).value);
    return {
      name,
      label: inWords(name),
      widget: 'object',
      required: true,
      fields: fieldsOf(z.object(shape), form),
    };
  });
  return {typeKey, types};
}

/** A name of the code in words: `feeDollars` is "Fee dollars", `AtAGlance` "At a glance", `in-network` "In network". */
export function inWords(name: string): string {
  const words = name.replaceAll(
    /(?<=[a-z])[A-Z\d]|(?<=[A-Z])[A-Z](?=[a-z])/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return capital(words.replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' '));
}

/** One of what a label names: "Treatments" are treatments, "Days of the week" are days, "Addresses" are addresses. */
function singular(label: string): string {
  const [, things = label, rest = ''] = /^(.+?)( (?:in|of|to) .+)?$/.exec(label) ?? [];
  return `${things.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '')}${rest}`;
}
