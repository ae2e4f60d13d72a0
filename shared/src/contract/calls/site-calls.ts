import { z } from 'zod';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const health = {
  ...routes.health,
  summary:
    'Shows if the server and its database are up. The status is 503 while the database can’t be reached; send the server no visitors then.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.enum(['up', 'down']), database: z.enum(['up', 'down']) }),
} as const satisfies Call;

export const live = {
  ...routes.live,
  summary:
    'Shows that the server is running, with or without its database. For a supervisor that restarts a server that doesn’t answer.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.literal('up') }),
} as const satisfies Call;

const link = z.string().nullable();

export const links = {
  ...routes.links,
  summary: 'The configured addresses of pages outside the product; null for a page without an address.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ subscribe: link, manageSubscription: link, blog: link, tutorials: link }),
} as const satisfies Call;
