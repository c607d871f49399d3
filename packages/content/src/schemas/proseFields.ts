import type * as z from 'zod';
import type {FieldPath} from '../yaml';

/** A schema, with what may be inside or around it. */
export type SchemaNode = z.ZodType & {
  unwrap?: () => SchemaNode;
  element?: SchemaNode;
  shape?: Record<string, SchemaNode>;
  options?: readonly SchemaNode[];
};

/**
 * The fields of a schema that hold a text, and whether visitors read it as a sentence or a heading, as `.meta({prose})` says.
 * @returns by their paths, with a star for each entry of a list, such as `skills.*.title`; undefined for one that does not say
 */
export function listTextFields(schema: z.ZodType, path = ''): Map<string, boolean | undefined> {
  const {element, shape, options, unwrap, ...node} = schema as SchemaNode;
  const below = (inner: SchemaNode, name: string) =>
    listTextFields(inner, path === '' ? name : `${path}.${name}`);
  if (element) return below(element, '*');
  if (shape) return merged(Object.entries(shape).map(([name, inner]) => below(inner, name)));
  if (unwrap) return listTextFields((schema as SchemaNode).unwrap!(), path);
  if (options?.every((option) => typeof option === 'object'))
    return merged(options.map((option) => listTextFields(option, path)));
  return new Map(node.def.type === 'string' ? [[path, schema.meta()?.prose]] : []);
}

const merged = <Value>(maps: readonly Map<string, Value>[]) =>
  new Map(maps.flatMap((map) => [...map]));

/** Finds out of a field of a schema whether it is prose, by its path. */
export function createProseTest(schema: z.ZodType): (at: FieldPath) => boolean {
  const fields = listTextFields(schema);
  return (at) =>
    fields.get(at.map((step) => (typeof step === 'number' ? '*' : step)).join('.')) === true;
}
