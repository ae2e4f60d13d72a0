/** The longest time to wait for a frame, in milliseconds. A browser can put off frames while a window is covered. */
const LONGEST = 1000;

/**
 * Resolves once the browser shows the current rendering, or after a second without a frame. Resolves at once in a hidden
 * tab, because the browser paints nothing there.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
