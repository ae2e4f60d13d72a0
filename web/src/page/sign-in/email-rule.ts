import { LIMITS } from '@quiltwright/shared/limits';
import { z } from 'zod';

const email = z.email().max(LIMITS.emailLength);

/** Returns a rule of a form: true for an e-mail address, else `message`. Spaces around it don't count. */
export const emailRule = (message: string) => (text: string) =>
  email.safeParse(text.trim()).success || message;
