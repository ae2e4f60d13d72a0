import { z } from 'zod';
import type { Call } from '../call.js';
import { emailField, nothing } from '../fields.js';
import { routes } from '../routes.js';

/** 1 if the action was done, −1 if not. */
const doneOrNot = z.strictObject({ dbResponse: z.literal([1, -1]) });

export const sendReset = {
  ...routes.sendReset,
  summary:
    'E-mails the subscriber a link to choose a new password. The link is valid for 60 minutes. Returns −1 if no subscriber has this address.',
  query: nothing,
  body: z.strictObject({ payerEmail: emailField() }),
  answer: doneOrNot,
} as const satisfies Call;

export const checkReset = {
  ...routes.checkReset,
  summary:
    'Returns 1 if the token of a mailed link is still valid, and 0 if it isn’t. The check doesn’t use up the token.',
  query: nothing,
  body: z.strictObject({ resetToken: z.string() }),
  answer: z.strictObject({ result: z.literal([0, 1]) }),
} as const satisfies Call;

export const storePassword = {
  ...routes.storePassword,
  summary:
    'Sets a new password. Needs the token of a mailed link, and the address that the link was sent to. Returns −1 if the link isn’t valid. A link works once, but a refused password doesn’t use up the link.',
  query: nothing,
  body: z.strictObject({ emailAddr: emailField(), newPwd: z.string(), resetToken: z.string() }),
  answer: doneOrNot,
} as const satisfies Call;
