import { useEffect, useEffectEvent } from 'react';

/** What waits for Escape: the latest gets the key, and the others don't. */
const waiting: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || hasWords(event.target)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

/** In a search field with words, Escape first clears these. */
function hasWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Runs `onEscape` on Escape while `isOn`, unless the key goes to something nearer to the focus, such as a menu, or to
 * what began to wait for it later.
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
