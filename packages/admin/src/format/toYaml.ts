import {Scalar, stringify} from 'yaml';
import * as z from 'zod';
import {caseSchema, pageSchemas, practiceSchemas, reviewSchema} from '@dental/content';
import {isRecord, type Data} from './data';

/** The options for writing YAML: never break a line. */
export const YAML_OPTIONS = {lineWidth: 0, flowCollectionPadding: false} as const;

/** Text and numbers that YAML 1.1 reads as something else, and a person might too. */
const AMBIGUOUS = /^(?:y|n|yes|no|on|off|true|false|null|~)$|^[-+]?\d[\d_]*(?::\d\d)+(?:\.\d*)?$/i;

/** The field names of every group of fields, in the order of its schema, each with its Spanish. */
const FIELD_ORDERS = [
  ...Object.values(pageSchemas),
  caseSchema,
  reviewSchema,
  ...Object.values(practiceSchemas),
].flatMap(listFieldOrders);

function listFieldOrders(schema: z.ZodType): string[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return listFieldOrders(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodArray) return listFieldOrders(schema.element as z.ZodType);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return (schema.options as z.ZodObject[]).flatMap(listFieldOrders);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.values(schema.shape) as z.ZodType[];
  const names = Object.keys(schema.shape).flatMap((name) => [name, `${name}.es`]);
  return [names, ...fields.flatMap(listFieldOrders)];
}

/** Writes data as YAML, in the order of its schema, without a line break at the end. */
export function toYaml(data: Data): string {
  return stringify(prepare(data), YAML_OPTIONS).trimEnd();
}

/**
 * Sorts fields in the order of their schema (forms keep another order), and quotes ambiguous text.
 */
function prepare(data: Data | undefined): unknown {
  if (typeof data === 'string' && AMBIGUOUS.test(data)) {
    return Object.assign(new Scalar(data), {type: Scalar.QUOTE_DOUBLE});
  }
  if (Array.isArray(data)) return data.map(prepare);
  if (!isRecord(data)) return data;
  const names = Object.keys(data);
  const order = FIELD_ORDERS.find((all) => names.every((name) => all.includes(name))) ?? names;
  const sorted = order.filter((name) => name in data);
  return Object.fromEntries(sorted.map((name) => [name, prepare(data[name])]));
}
