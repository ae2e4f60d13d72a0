import { useEffect, useEffectEvent } from 'react';
import { TAKES_LETTERS } from '../../editor/input/view-keys';
import { isPressed, type ShortcutId } from '../../editor/shortcuts';

/** What shortcuts do on a screen; each is told the key that was pressed. */
type Handlers = Partial<Record<ShortcutId, (key: string) => void>>;

/** What has an undo of its own, or keeps the keys to itself. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/**
 * Does what the keys that are pressed stand for; without Ctrl or ⌘ only while the focus is in something that is marked
 * `data-letter-keys`. Fields keep their own undo; dialogs keep the keys to themselves.
 */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    // It presses the button or follows the link that has the focus.
    if (event.key === 'Enter' && target.closest('button, a')) return;
    const isChord = event.ctrlKey || event.metaKey;
    if (!isChord && !target.closest(TAKES_LETTERS)) return;
    for (const [id, handle] of Object.entries(handlers)) {
      if (!isPressed(id as ShortcutId, event)) continue;
      event.preventDefault();
      handle(event.key);
      return;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Before the canvas, which leaves alone what is a shortcut.
    addEventListener('keydown', listen, { capture: true });
    return () => {
      removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
