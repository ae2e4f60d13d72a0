import { useEffect, useEffectEvent } from 'react';

/** The active handlers for Escape, in the order in which they were added. Only the last handler gets the key. */
const waiting: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || hasWords(event.target)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

/** True if the target is a search field with text. The browser then clears the text when Escape is pressed. */
function hasWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Runs `onEscape` on Escape while `isOn` is true. It doesn't run if an element around the focus, such as a menu,
 * handles the key, or if another handler was added later.
 */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const escape = () => run();
    if (waiting.push(escape) === 1) addEventListener('keydown', onKeyDown);
    return () => {
      waiting.splice(waiting.indexOf(escape), 1);
      if (waiting.length === 0) removeEventListener('keydown', onKeyDown);
    };
  }, [isOn]);
}
