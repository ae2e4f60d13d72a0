import { useEffect, useEffectEvent } from 'react';
import { isAtCanvas } from '../../editor/input/at-canvas';
import { chordOf, keyIn } from '../../editor/key-press';
import { isOnce, isPressed, isShared, type ShortcutId } from '../../editor/shortcuts';

/** What shortcuts do on a screen; each is told the key that was pressed. */
type Handlers = Partial<Record<ShortcutId, (key: string) => void>>;

/** What has an undo of its own, or keeps the keys to itself. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/** A command, such as Ctrl+Z: a character that is typed while Ctrl or ⌘ is held. */
const COMMAND = /Mod\+.$/u;

/**
 * Does what the keys that are pressed stand for. Commands count wherever the focus is, but for fields, which have an undo
 * of their own, and dialogs. All other keys count while the canvas has the focus, or nothing has (`isAtCanvas`).
 */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    const chord = chordOf(event);
    if (!COMMAND.test(chord) && !isAtCanvas(target)) return;
    for (const [id, handle] of Object.entries(handlers)) {
      if (!isPressed(id as ShortcutId, event)) continue;
      // Words that are selected on the page are copied, not what is selected of the table.
      if ((id === 'copy' || id === 'cut') && getSelection()?.isCollapsed === false) return;
      if (!isShared(id as ShortcutId)) event.preventDefault();
      if (!event.repeat || !isOnce(id as ShortcutId)) handle(keyIn(chord));
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
