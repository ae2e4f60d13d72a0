import { LIMITS } from '@quiltwright/shared/limits';
import { z } from 'zod';

const email = z.email().max(LIMITS.emailLength);

/**
 * Returns a validation rule for a form: it returns true for an e-mail address, and otherwise `message`. Spaces around
 * the address are ignored.
 */
export const emailRule = (message: string) => (text: string) =>
  email.safeParse(text.trim()).success || message;
