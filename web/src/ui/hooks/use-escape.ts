import { useEffect, useEffectEvent } from 'react';

/** The handlers that wait for Escape: only the latest gets the key. */
const waiting: (() => void)[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || hasWords(event.target)) return;
  event.preventDefault();
  waiting.at(-1)?.();
}

/** True in a search field with words: Escape clears these first. */
function hasWords(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}

/**
 * Runs `onEscape` on Escape while `isOn`. An element nearer to the focus, such as a menu, or a later handler takes the
 * key first.
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
