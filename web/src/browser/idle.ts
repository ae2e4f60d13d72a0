/**
 * Resolves when the page has nothing else to do.
 *
 * @param timeout milliseconds after which it resolves on a busy page, too
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 200);
  });
}
