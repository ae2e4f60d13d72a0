import { z } from 'zod';
import { LIMITS, QUILTER } from '../limits.js';
import { MESSAGES } from '../messages.js';

/** The schema of an empty query or body. */
export const nothing = z.strictObject({});

/** A whole number in a query string. Only a single string is converted, so a list or an object is refused. */
export const queryNumber = z
  .string({ error: 'Expected one number.' })
  .regex(/^\d{1,9}$/, { error: 'Expected a whole number.' })
  .transform(Number);

export const quilterNum = z.int().min(QUILTER.refused);
export const itemNum = z.int().min(1).max(999_999_999);

/** A field for an e-mail address, without the spaces around it. @param error the message for an invalid address */
export const emailField = (error: string = MESSAGES.emailInvalid) =>
  z.string().trim().pipe(z.email({ error }).max(LIMITS.emailLength));

/**
 * The time of the last save, as `2027-11-20T00:00:00.000Z`. Missing in items that were last saved before this field
 * existed.
 */
export const storedAt = z.iso.datetime().optional();

/**
 * The number of blocks or quilts that the account can still add. Present only after a block or quilt was created, and
 * only if less than a tenth of the maximum is left.
 */
export const roomLeft = z.int().min(0).optional();

/**
 * The query of a paged list. `before` asks for the items created before the item with this number. The query for the
 * first page has no `before`.
 */
export const pageQuery = z.strictObject({ before: queryNumber.optional() });

/** The fields of each page of a list, besides the items. */
export const pageFields = {
  /** The value of `before` in the query for the next page; null on the last page. */
  next: itemNum.nullable(),
  /** `held` is the number of items that the account has now, and `most` the maximum. */
  held: z.int().min(0),
  most: z.int().min(1),
};

/** The answer after a successful change. The answer to a failed change is a `Problem`. */
export const done = z.strictObject({ dbResponse: z.literal(1) });

/** The names of the blocks or quilts that use a fabric or block, by the number of the block or quilt. */
export const usages = z.record(z.string(), z.string());
