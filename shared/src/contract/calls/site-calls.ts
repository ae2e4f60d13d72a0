import { z } from 'zod';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const health = {
  ...routes.health,
  summary:
    'Shows if the server and its database are up. The status is 503 while the server can’t reach its database. Don’t send visitors to a server with status 503.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.enum(['up', 'down']), database: z.enum(['up', 'down']) }),
} as const satisfies Call;

export const live = {
  ...routes.live,
  summary:
    'Shows that the server is running, with or without its database. A supervisor can use this call to restart a server that doesn’t answer.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ status: z.literal('up') }),
} as const satisfies Call;

const link = z.string().nullable();

export const links = {
  ...routes.links,
  summary:
    'Returns the configured addresses of pages outside the product. A page without an address has null.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({ subscribe: link, manageSubscription: link, blog: link, tutorials: link }),
} as const satisfies Call;
