/** Milliseconds after which nobody expects any more that a press does something. */
const PATIENCE = 10_000;

/**
 * Remembers the button of a drawn page that was pressed last, for nothing answers before scripts take the page over: links
 * lead on and fields keep what is typed, but such a press would be lost.
 *
 * @returns presses that button once more, to be called when scripts answer; nothing is remembered from then on
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
