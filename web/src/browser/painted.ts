/** Resolves once the browser shows the current rendering. Resolves at once in a hidden tab, which shows nothing. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
