/** Resolves once the browser shows what is rendered by now; at once in a tab that nobody sees, which shows nothing. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
