/**
 * Resolves once the browser shows the current rendering. Resolves at once in a hidden tab, because the browser paints
 * nothing there.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
