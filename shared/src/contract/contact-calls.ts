import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import type { Call } from './call.js';
import { done, emailField, nothing } from './fields.js';

export const storeContactMessage = {
  method: 'POST',
  path: '/storeContactMessage',
  who: 'open',
  summary: 'Mails a message to the house.',
  query: nothing,
  body: z.strictObject({
    senderName: z
      .string()
      .trim()
      .min(1, { error: MESSAGES.senderNameMissing })
      .max(LIMITS.senderNameLength)
      .regex(/^\P{Cc}*$/u, { error: 'A name is one line.' }),
    emailAddress: emailField(MESSAGES.senderEmailInvalid),
    senderMessage: z
      .string()
      .trim()
      .min(1, { error: MESSAGES.senderMessageMissing })
      .max(LIMITS.contactMessageLength),
  }),
  answer: done,
} as const satisfies Call;
