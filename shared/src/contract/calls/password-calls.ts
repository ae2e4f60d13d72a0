import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import type { Call } from '../call.js';
import { nothing } from '../fields.js';
import { routes } from '../routes.js';

export const changePassword = {
  ...routes.changePassword,
  summary:
    'Sets a new password, given the old one, and signs the quilter out everywhere else. The answer has a new token for this session.',
  query: nothing,
  body: z.strictObject({
    oldPassword: z.string().max(LIMITS.passwordLength.max),
    newPassword: z.string(),
  }),
  answer: z.strictObject({ jwt: z.string() }),
} as const satisfies Call;

export const keepPassword = {
  ...routes.keepPassword,
  summary:
    'Records that the quilter keeps the generated password. The account no longer asks for a new password.',
  query: nothing,
  body: nothing,
  answer: z.undefined(),
} as const satisfies Call;
