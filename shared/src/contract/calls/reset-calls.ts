import { z } from 'zod';
import type { Call } from '../call.js';
import { emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

/** 1 for done, −1 for not done. */
const doneOrNot = z.strictObject({ dbResponse: z.literal([1, -1]) });

export const sendReset = {
  ...routes.sendReset,
  summary:
    'Mails the subscriber a link, good for 60 minutes, to choose a new password by. No such subscriber: −1.',
  query: nothing,
  body: z.strictObject({ payerEmail: emailField() }),
  answer: doneOrNot,
} as const satisfies Call;

export const checkReset = {
  ...routes.checkReset,
  summary: 'Whether the token of a mailed link is still good: 1 or 0. It stays so.',
  query: nothing,
  body: z.strictObject({ resetToken: z.string() }),
  answer: z.strictObject({ result: z.literal([0, 1]) }),
} as const satisfies Call;

export const storePassword = {
  ...routes.storePassword,
  summary:
    'Sets a new password, once, by the token of a mailed link and the address that it was mailed to; else −1. A password that is too easy is refused, and the link stays good.',
  query: nothing,
  body: z.strictObject({ emailAddr: emailField(), newPwd: z.string(), resetToken: z.string() }),
  answer: doneOrNot,
} as const satisfies Call;
