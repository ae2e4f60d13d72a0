import { useEffect, useEffectEvent } from 'react';

/** The active handlers for Escape, latest last. Only the latest handler gets the key. */
const waiting: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || hasWords(event.target)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

/**
 * True if the target is a search field with text. Such a field gets the Escape key itself, because the browser
 * then clears the text.
 */
function hasWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Runs `onEscape` on Escape while `isOn` is true. It doesn't run if an element around the focus, such as a
 * menu, handles the key. A handler that was added later also gets the key instead.
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
