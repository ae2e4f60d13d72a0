import { z } from 'zod';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const health = {
  ...routes.health,
  summary:
    'Whether the server and its database are up. 503 while the database is away: send it no visitors then.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.enum(['up', 'down']), database: z.enum(['up', 'down']) }),
} as const satisfies Call;

export const live = {
  ...routes.live,
  summary: 'Whether the server answers at all, database or not: for what restarts it when it doesn’t.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.literal('up') }),
} as const satisfies Call;

const link = z.string().nullable();

export const links = {
  ...routes.links,
  summary: 'Pages outside the product, as configured; null for those that are not.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ subscribe: link, manageSubscription: link, blog: link, tutorials: link }),
} as const satisfies Call;
