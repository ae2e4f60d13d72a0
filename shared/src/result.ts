/** A value or an error. Calls to workers and to the API return their errors and never throw them. */
export type Result<T, E = Failure> = { ok: true; value: T } | { ok: false; error: E };

/** The reason for a failure: `code` is for programs, and `message` is a sentence for people. */
export interface Failure {
  code: string;
  message: string;
}

export function success<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function failure(code: string, message: string): Result<never> {
  return { ok: false, error: { code, message } };
}

/**
 * Returns `value`; throws an error that names `what` if the value is missing. Use it where the code guarantees a value.
 */
export function assertExists<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Expected ${what}, but found none.`);
  return value;
}

/**
 * Throws an error. Call it in the default case of a switch over a union: if a case is forgotten, the code doesn't
 * compile.
 */
export function exhaustive(value: never): never {
  throw new Error(`Unhandled case: ${String(value)}`);
}
