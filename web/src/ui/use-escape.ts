import { useEffect, useEffectEvent } from 'react';

/** Runs `onEscape` on Escape while `isOn`, unless something nearer to the focus, as a menu, has taken the key. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, [isOn]);
}
