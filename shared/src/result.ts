/** An answer that may have failed, as a value: what crosses a worker or a wire never throws. */
export type Result<T, E = Failure> = { ok: true; value: T } | { ok: false; error: E };

/** Why something failed: a code for programs, a sentence for people. */
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

/** Gives `value`, or throws when it is missing: for what a programmer knows to be there. */
export function assertExists<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Expected ${what}, found none.`);
  return value;
}

/** Marks the default of a switch over a union: a case that was forgotten doesn't compile. */
export function exhaustive(value: never): never {
  throw new Error(`Unhandled case: ${String(value)}`);
}
