import { vi } from 'vitest';

/** Waits until a check no longer throws, for as long as a busy machine may need. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000 });
}
