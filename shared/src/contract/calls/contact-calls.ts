import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { MESSAGES } from '../../messages.js';
import { canBeSeen, isPlainLine, isPlainText } from '../../plain-text.js';
import type { Call } from '../call.js';
import { done, emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

export const storeContactMessage = {
  ...routes.storeContactMessage,
  summary: 'E-mails a message to the people who run this server.',
  query: nothing,
  body: z.strictObject({
    senderName: z
      .string()
      .trim()
      .max(LIMITS.senderNameLength)
      .refine(isPlainLine, { error: 'A name must be a single line without invisible characters.' })
      .refine(canBeSeen, { error: MESSAGES.senderNameMissing }),
    emailAddress: emailField(MESSAGES.senderEmailInvalid),
    senderMessage: z
      .string()
      .trim()
      .max(LIMITS.contactMessageLength)
      .refine(isPlainText, { error: 'The message has invisible characters. Please remove those characters.' })
      .refine(canBeSeen, { error: MESSAGES.senderMessageMissing }),
  }),
  answer: done,
} as const satisfies Call;
