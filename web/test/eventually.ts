import { vi } from 'vitest';

/** Waits until a check doesn't throw any more, for as long as a busy machine may take. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000 });
}
