import { z } from 'zod';
import { LIMITS, QUILTER } from '../limits.js';
import { MESSAGES } from '../messages.js';

/** For calls that take no query or no body. */
export const nothing = z.strictObject({});

/** A number in a query string. Not coerced: a list or an object in its place is refused. */
export const queryNumber = z
  .string({ error: 'Expected one number.' })
  .regex(/^\d{1,9}$/, { error: 'Expected a whole number.' })
  .transform(Number);

export const quilterNum = z.int().min(QUILTER.refused);
export const itemNum = z.int().min(1).max(999_999_999);

/** A field for an e-mail address, without the spaces around it. @param error what to say of anything else */
export const emailField = (error: string = MESSAGES.emailInvalid) =>
  z.string().trim().pipe(z.email({ error }).max(LIMITS.emailLength));

/** When something was stored, as `2027-11-20T00:00:00.000Z`. What was stored before this was noted has none. */
export const storedAt = z.iso.datetime().optional();

/** How many more of a kind an account has room for, in the answer to a new one; left out while that is a tenth or more. */
export const roomLeft = z.int().min(0).optional();

/** The query of a list that comes in pages: what was made before the one with this number; left out for the first page. */
export const pageQuery = z.strictObject({ before: queryNumber.optional() });

/** What a page of a list says beside its items. */
export const pageFields = {
  /** `before` of the next page; null on the last one. */
  next: itemNum.nullable(),
  /** How many the account holds, and how many it can hold. */
  held: z.int().min(0),
  most: z.int().min(1),
};

/** The answer to a change: 1 done; what went wrong comes as a problem. */
export const done = z.strictObject({ dbResponse: z.literal(1) });

/** What uses a thing: names by number. */
export const usages = z.record(z.string(), z.string());
