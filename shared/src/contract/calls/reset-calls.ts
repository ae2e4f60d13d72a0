import { z } from 'zod';
import type { Call } from '../call.js';
import { emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

/** 1 for done, −1 for not done. */
const doneOrNot = z.strictObject({ dbResponse: z.literal([1, -1]) });

export const sendReset = {
  ...routes.sendReset,
  summary:
    'E-mails the subscriber a link for choosing a new password, valid for 60 minutes. Returns −1 if there is no such subscriber.',
  query: nothing,
  body: z.strictObject({ payerEmail: emailField() }),
  answer: doneOrNot,
} as const satisfies Call;

export const checkReset = {
  ...routes.checkReset,
  summary:
    'Returns 1 if the token of a mailed link is still valid, else 0. The check doesn’t use up the token.',
  query: nothing,
  body: z.strictObject({ resetToken: z.string() }),
  answer: z.strictObject({ result: z.literal([0, 1]) }),
} as const satisfies Call;

export const storePassword = {
  ...routes.storePassword,
  summary:
    'Sets a new password with the token of a mailed link and the address that the link was sent to. A link works once. Returns −1 if the link isn’t valid. A password that is too easy is refused; the link can then be used again.',
  query: nothing,
  body: z.strictObject({ emailAddr: emailField(), newPwd: z.string(), resetToken: z.string() }),
  answer: doneOrNot,
} as const satisfies Call;
