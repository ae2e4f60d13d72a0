import { useEffect, useEffectEvent } from 'react';
import { isPressed } from '../../../editor/shortcuts';

/**
 * Saves at Ctrl or ⌘ and S, from fields too, unless these keys were handled before. It always keeps the browser from
 * saving the page, also over dialogs, under which it saves nothing.
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
