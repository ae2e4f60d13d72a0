import { z } from 'zod';
import type { Call } from '../call.js';
import { emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

export const subscriptionEvent = {
  ...routes.subscriptionEvent,
  summary:
    'Reports an event of a subscription, and the date that the subscription is paid up to. Sending an event again has no effect.',
  query: nothing,
  body: z.strictObject({
    id: z.string().min(1).max(200),
    type: z.enum(['subscription.created', 'subscription.renewed', 'subscription.canceled']),
    email: emailField(),
    paidUntil: z.iso.datetime({ offset: true }),
  }),
  answer: z.undefined(),
} as const satisfies Call;
