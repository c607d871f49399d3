import {Scalar, stringify} from 'yaml';
import * as z from 'zod';
import {caseSchema, pageSchemas, practiceSchemas, reviewSchema} from '@dental/content';
import {isRecord, type Data} from './clean';

/** The names of fields in the order of their schemas, of each group of fields that there is. */
const ORDERS = [
  ...Object.values(pageSchemas),
  caseSchema,
  reviewSchema,
  ...Object.values(practiceSchemas),
].flatMap(namesIn);

function namesIn(schema: z.ZodType): string[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return namesIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return namesIn(schema.element as z.ZodType);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (schema.options as z.ZodObject[]).flatMap(namesIn);
  if (!(schema instanceof z.ZodObject)) return [];
  return [
    Object.keys(schema.shape),
    ...Object.values(schema.shape).flatMap((field) => namesIn(field as z.ZodType)),
  ];
}

/**
 * Data with its fields in the order of their schema (forms keep them in the order in which they were filled in), and what is
 * ambiguous between quotation marks.
 */
function sorted(data: Data | undefined): unknown {
  if (typeof data === 'string' && AMBIGUOUS.test(data))
    return Object.assign(new Scalar(data), {type: Scalar.QUOTE_DOUBLE});
  if (Array.isArray(data)) return data.map(sorted);
  if (!isRecord(data)) return data;
  const names = Object.keys(data);
  const order = ORDERS.find((all) => names.every((name) => all.includes(name))) ?? names;
  return Object.fromEntries(
    order.filter((name) => name in data).map((name) => [name, sorted(data[name])]),
  );
}

/** Words and numbers that older readers of YAML take for something else (YAML 1.1), and a person might too. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^[-+]?\d[\d_]*(?::\d\d)+(?:\.\d*)?$/i;

/** How YAML is written: no line is broken. */
export const ON_ONE_LINE = {lineWidth: 0, flowCollectionPadding: false} as const;

/** Data as YAML of its own, in the order of its schema, without a line break at the end. */
export function written(data: Data): string {
  return stringify(sorted(data), ON_ONE_LINE).trimEnd();
}
