import { z } from 'zod';

/**
 * Returns the value without keys that its schema doesn't have, at any depth. Everything else stays, even if it doesn't
 * match the schema.
 */
export function withKnownKeys(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    const known = fields.filter(([key]) => Object.hasOwn(value, key));
    return Object.fromEntries(
      known.map(([key, field]) => [key, withKnownKeys(field, (value as Record<string, unknown>)[key])]),
    );
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((item: unknown) => withKnownKeys(schema.element, item)) : value;
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return withKnownKeys(schema.unwrap(), value);
  return schema instanceof z.ZodPipe ? withKnownKeys(schema.in, value) : value;
}
