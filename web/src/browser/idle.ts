/**
 * Resolves when the browser is idle.
 * @param timeout milliseconds after which the promise resolves even if the browser is busy
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 200);
  });
}
