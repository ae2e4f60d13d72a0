/** Milliseconds after which a press is too old to be repeated. */
const PATIENCE = 10_000;

/**
 * Remembers the last button that was pressed before hydration, on a page that the build drew. The press would otherwise
 * have no effect. Links and fields already work before hydration.
 * @returns a function to call after hydration: it presses the remembered button once more, and stops listening
 */
export function keepPress(): () => void {
  let last: { button: HTMLElement | null; at: number } | null = null;
  const keep = ({ target }: Event) => {
    last = { button: target instanceof Element ? target.closest('button') : null, at: performance.now() };
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    if (last && performance.now() - last.at < PATIENCE) last.button?.click();
  };
}
