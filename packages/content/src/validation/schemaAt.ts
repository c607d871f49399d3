import type * as z from 'zod';
import type {SchemaNode} from '../schemas/proseFields';
import type {FieldPath} from '../source';

/** A member of a group or a list; undefined if there is none. */
export function getMember(value: unknown, step: string | number): unknown {
  return (value as Record<string | number, unknown> | undefined | null)?.[step];
}

/** The names of the fields that a schema has at a path. */
export function listFields(schema: z.ZodType, path: FieldPath, data: unknown): string[] {
  return Object.keys(findSchema(schema, path, data)?.shape ?? {});
}

/** The schema at a path. If the schema is a union, the data selects the option. */
export function findSchema(
  schema: z.ZodType | undefined,
  path: FieldPath,
  data: unknown,
): SchemaNode | undefined {
  const [step, ...others] = path;
  const node: SchemaNode | undefined = schema;
  const {unwrap, element, shape, options = [], def} = node ?? ({} as Partial<SchemaNode>);
  if (unwrap && !element) return findSchema(node?.unwrap?.(), path, data);
  const discriminator = (def as {discriminator?: string} | undefined)?.discriminator;
  if (discriminator !== undefined) {
    const choice = getMember(data, discriminator);
    const option = options.find(
      (candidate) => candidate.shape?.[discriminator]?.safeParse(choice).success,
    );
    return findSchema(option, path, data);
  }
  if (step === undefined) return node;
  const inner = typeof step === 'number' ? element : shape?.[step];
  return findSchema(inner, others, getMember(data, step));
}
