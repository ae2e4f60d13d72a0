import { z } from 'zod';
import type { Call } from '../call.js';
import { emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

export const subscriptionEvent = {
  ...routes.subscriptionEvent,
  summary:
    'What became of a subscription, and until when it is paid. An event that comes again does nothing more.',
  query: nothing,
  body: z.strictObject({
    id: z.string().min(1).max(200),
    type: z.enum(['subscription.created', 'subscription.renewed', 'subscription.canceled']),
    email: emailField(),
    paidUntil: z.iso.datetime({ offset: true }),
  }),
  answer: z.undefined(),
} as const satisfies Call;
