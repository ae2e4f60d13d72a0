import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import { fabricStashSchema, stashAmountSchema } from '../../quilting/stored/stash-schema.js';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const retrStash = {
  ...routes.retrStash,
  summary: 'What the quilter owns of fabrics: yards, and pieces by their size in inches.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ fabrics: listOfAtMost(LIMITS.stashFabrics, fabricStashSchema) }),
} as const satisfies Call;

export const storeStash = {
  ...routes.storeStash,
  summary:
    'Sets what the quilter owns of one fabric; no yards and no pieces if none. If “was”, the amount that the ' +
    'quilter saw before, is sent and another amount is stored by now, the status is 409.',
  query: nothing,
  body: z.strictObject({ ...fabricStashSchema.shape, was: stashAmountSchema.optional() }),
  answer: z.undefined(),
} as const satisfies Call;
