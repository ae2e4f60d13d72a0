import { z } from 'zod';
import { QUILTER } from '../limits.js';

/** For calls that take no query or no body. */
export const nothing = z.strictObject({});

/** A number in a query string. Not coerced: a list or an object in its place is refused. */
export const queryNumber = z
  .string({ error: 'Expected one number.' })
  .regex(/^\d{1,9}$/, { error: 'Expected a whole number.' })
  .transform(Number);

export const quilterNum = z.int().min(QUILTER.refused);
export const itemNum = z.int().min(1).max(999_999_999);

/** The answer to a change: 1 done; what went wrong comes as a problem. */
export const done = z.strictObject({ dbResponse: z.literal(1) });
