import type * as z from 'zod';

/** What a schema says of one of its fields. */
export interface FieldInfo {
  name: string;
  /** What the field is for, in a sentence. */
  hint: string;
  optional: boolean;
  /** The values that it may have, where there is a choice. */
  options?: readonly string[];
}

/** The fields of a schema, in its order. */
export function fieldsOf(schema: z.ZodObject): FieldInfo[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const outer = field as z.ZodType;
    const inner = outer.def.type === 'optional' ? (outer as z.ZodOptional<z.ZodType>).unwrap() : outer;
    return {
      name,
      hint: outer.description ?? inner.description ?? '',
      optional: outer !== inner,
      options: inner.def.type === 'enum' ? (inner as z.ZodEnum).options.map(String) : undefined,
    };
  });
}
