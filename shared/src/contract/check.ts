import type { z } from 'zod';
import { plainSentence, plainWords } from '../plain-words.js';
import type { Result } from '../result.js';
import { firstErrors, type Problem } from './problem.js';

/** Codes of zod issues that mean a broken limit or rule. All other codes mean a malformed payload. */
const RULES = new Set(['too_small', 'too_big', 'custom']);

/**
 * The reason why a payload is refused. The status is 400 for a malformed payload, and 422 for one that only breaks
 * limits or rules.
 */
export interface Refusal {
  status: 400 | 422;
  detail: string;
  errors: NonNullable<Problem['errors']>;
}

/** Returns the payload as parsed by the schema, or the reason why the payload is refused. */
export function checkPayload<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
): Result<z.output<Schema>, Refusal> {
  const result = schema.safeParse(payload);
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const errors = firstErrors(issues, plainWords);
  const detail = issues[0] ? plainSentence(issues[0]) : '';
  return {
    ok: false,
    error: issues.every((issue) => RULES.has(issue.code))
      ? { status: 422, detail, errors }
      : { status: 400, detail: `The request is not as expected. ${detail}`, errors },
  };
}
