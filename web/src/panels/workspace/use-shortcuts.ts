import { useEffect, useEffectEvent } from 'react';
import { TAKES_LETTERS } from '../../editor/input/view-keys';
import { isOnce, isPressed, type ShortcutId } from '../../editor/shortcuts';

/** What shortcuts do on a screen; each is told the key that was pressed. */
type Handlers = Partial<Record<ShortcutId, (key: string) => void>>;

/** What has an undo of its own, or keeps the keys to itself. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/** What moves the focus by arrow keys, or another choice. */
const ownArrows = 'input[type=radio], [data-arrow-keys]';

/**
 * Does what the keys that are pressed stand for. One that types something alone counts only while the focus is in
 * something that is marked `data-letter-keys`; Delete and the arrows also on plain buttons, and where nothing has the focus
 * or the heading, to which it goes when a screen opens.
 * Fields keep their own undo; dialogs keep the keys to themselves.
 */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    // It presses the button or follows the link that has the focus.
    if (event.key === 'Enter' && target.closest('button, a')) return;
    if (!isForTable(event, target)) return;
    for (const [id, handle] of Object.entries(handlers)) {
      if (!isPressed(id as ShortcutId, event)) continue;
      event.preventDefault();
      if (!event.repeat || !isOnce(id as ShortcutId)) handle(event.key);
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

/** Whether a key is for the table, rather than for what has the focus. */
function isForTable({ key, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || metaKey) return true;
  const isTaken = target.closest(TAKES_LETTERS) !== null;
  if (key.length === 1) return isTaken;
  // A list that was come to by keys is walked by them; one that was pressed is left at once.
  if (key.startsWith('Arrow') && target.closest(ownArrows))
    return target.matches('button:not(:focus-visible)');
  return isTaken || target.matches('body, main, h1, button:not([role])');
}
