import { useEffect, useEffectEvent } from 'react';
import { isPressed } from '../../../editor/shortcuts';

/**
 * Saves when Ctrl or ⌘ and S are pressed, even in fields, unless another listener has handled the keys. The browser
 * never saves the page instead. Over a dialog, the keys do nothing.
 */
export function useSaveKeys(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed('save', event)) return;
    event.preventDefault();
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (!event.repeat && !isInDialog) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
}
