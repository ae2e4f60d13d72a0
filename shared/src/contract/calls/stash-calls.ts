import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import { fabricStashSchema, stashAmountSchema } from '../../quilting/stored/stash-schema.js';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const retrStash = {
  ...routes.retrStash,
  summary:
    'Returns the amounts of fabric that the quilter owns, as yards and as pieces with their size in inches.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ fabrics: listOfAtMost(LIMITS.stashFabrics, fabricStashSchema) }),
} as const satisfies Call;

export const storeStash = {
  ...routes.storeStash,
  summary:
    'Sets the amount of one fabric that the quilter owns. “was” can have the amount that the quilter last saw. ' +
    'If the stored amount differs from “was”, nothing changes and the status is 409.',
  query: nothing,
  body: z.strictObject({ ...fabricStashSchema.shape, was: stashAmountSchema.optional() }),
  answer: z.undefined(),
} as const satisfies Call;
