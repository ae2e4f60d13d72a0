import { useEffect, useEffectEvent } from 'react';
import { isAtCanvas } from '../../../editor/input/at-canvas';
import { chordOf, keyIn } from '../../../editor/key-press';
import { isOnce, isPressed, isShared, type ShortcutId } from '../../../editor/shortcuts';

/** The actions of shortcuts on a screen; each receives the pressed key. */
type Handlers = Partial<Record<ShortcutId, (key: string) => void>>;

/** Elements with their own undo, or their own keys. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/** A command, such as Ctrl+Z: a character that is typed while Ctrl or ⌘ is held. */
const COMMAND = /Mod\+.$/u;

/**
 * Runs the actions of pressed keys. Commands work wherever the focus is, except in fields, which have their own undo,
 * and in dialogs. All other keys work while the canvas has the focus, or nothing has (`isAtCanvas`).
 */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    const chord = chordOf(event);
    if (!COMMAND.test(chord) && !isAtCanvas(target)) return;
    for (const [id, handle] of Object.entries(handlers)) {
      if (!isPressed(id as ShortcutId, event)) continue;
      // Text selected on the page is copied instead of the editor's selection.
      if ((id === 'copy' || id === 'cut') && getSelection()?.isCollapsed === false) return;
      if (!isShared(id as ShortcutId)) event.preventDefault();
      if (!event.repeat || !isOnce(id as ShortcutId)) handle(keyIn(chord));
      return;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Runs before the canvas, which ignores shortcuts.
    addEventListener('keydown', listen, { capture: true });
    return () => {
      removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
