/**
 * Resolves when the page has nothing else to do.
 * @param timeout milliseconds after which it resolves even on a busy page
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 200);
  });
}
