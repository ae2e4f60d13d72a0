import { useEffect, useEffectEvent } from 'react';

/** What waits for Escape: the latest goes first, and takes the key from the others. */
const waiting: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || hasWords(event.target)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

/** Escape clears a search field of its words first. */
function hasWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Runs `onEscape` on Escape while `isOn`, unless something nearer to the focus, as a menu, has taken the key, or
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
