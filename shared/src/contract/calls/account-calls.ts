import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import type { Call } from '../call.js';
import { nothing, quilterNum } from '../fields.js';
import { routes } from '../routes.js';

export const retrLoginInfo = {
  ...routes.retrLoginInfo,
  summary:
    'Signs in with an e-mail address and a password, or with "guest" and "guest" for the free trial. Returns quilterNum −1 if the address or the password is wrong.',
  query: nothing,
  // The length is counted in code points, like that of a new password.
  body: z.strictObject({
    payerEmail: z.string().max(LIMITS.emailLength),
    password: z.string().max(LIMITS.passwordLength.max),
  }),
  answer: z.strictObject({ quilterNum, jwt: z.string() }),
} as const satisfies Call;

export const checkUser = {
  ...routes.checkUser,
  summary: 'Returns 1 if a token is still valid, and 0 if it isn’t.',
  query: z.strictObject({ jwt: z.string() }),
  body: nothing,
  answer: z.strictObject({ result: z.literal([0, 1]) }),
} as const satisfies Call;

export const logout = {
  ...routes.logout,
  summary: 'Signs out. The token of this call is then no longer valid.',
  query: nothing,
  body: nothing,
  answer: z.undefined(),
} as const satisfies Call;

/**
 * The state of an account's subscription. A subscriber with a cancelled subscription can save until the paid time ends.
 * With a lapsed subscription nothing can be saved.
 */
export const accountStatusSchema = z.enum(['active', 'cancelled', 'lapsed']);

export const getAccount = {
  ...routes.getAccount,
  summary: 'Returns the quilter’s own account. paidUntil is null if the subscription has no end.',
  query: nothing,
  body: nothing,
  answer: z.strictObject({
    quilterNum,
    email: z.string(),
    status: accountStatusSchema,
    paidUntil: z.iso.datetime().nullable(),
    /** True if the password was generated, and the quilter has not yet replaced or confirmed it. */
    shouldChoosePassword: z.boolean(),
  }),
} as const satisfies Call;
