/** Milliseconds after which nobody expects a press to have an effect. */
const PATIENCE = 10_000;

/**
 * Remembers the last button that was pressed on a drawn page. Nothing answers before scripts take the page over: links
 * work and fields keep their text, but such a press would be lost.
 * @returns a function to call when scripts answer: it presses that button once more, and remembers no further press
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
