import { useEffect, useEffectEvent } from 'react';

/** Whether keys are those that save: Ctrl or ⌘ and S. */
export function isSaveKeys({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 's';
}

/**
 * Saves at Ctrl or ⌘ and S, from fields too, where nothing took these keys before. The browser, which would save the
 * page, is kept from that over dialogs as well; what lies under one isn't saved.
 */
export function useSaveKeys(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSaveKeys(event)) return;
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
