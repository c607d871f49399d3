import type * as z from 'zod';
import type {FieldPath} from '../yaml';

/** A schema with its possible inner schemas. */
export type SchemaNode = z.ZodType & {
  unwrap?: () => SchemaNode;
  element?: SchemaNode;
  shape?: Record<string, SchemaNode>;
  options?: readonly SchemaNode[];
};

/**
 * Lists the text fields of a schema with their `.meta({prose})`: true if visitors read the text as
 * a sentence or a heading.
 * @returns by path, with a star for list entries, such as `skills.*.title`; undefined if not set
 */
export function listTextFields(schema: z.ZodType, path = ''): Map<string, boolean | undefined> {
  const {element, shape, options, unwrap, ...node} = schema as SchemaNode;
  const listBelow = (inner: SchemaNode, name: string) =>
    listTextFields(inner, path === '' ? name : `${path}.${name}`);
  if (element) return listBelow(element, '*');
  if (shape) return mergeMaps(Object.entries(shape).map(([name, inner]) => listBelow(inner, name)));
  if (unwrap) return listTextFields((schema as SchemaNode).unwrap!(), path);
  if (options?.every((option) => typeof option === 'object'))
    return mergeMaps(options.map((option) => listTextFields(option, path)));
  return new Map(node.def.type === 'string' ? [[path, schema.meta()?.prose]] : []);
}

const mergeMaps = <Value>(maps: readonly Map<string, Value>[]) =>
  new Map(maps.flatMap((map) => [...map]));

/** Creates a function that returns true if the field at a path is prose. */
export function createProseTest(schema: z.ZodType): (at: FieldPath) => boolean {
  const fields = listTextFields(schema);
  return (at) => {
    const path = at.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    return fields.get(path) === true;
  };
}
