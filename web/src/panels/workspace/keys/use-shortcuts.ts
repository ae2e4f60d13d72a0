import { useEffect, useEffectEvent } from 'react';
import { isAtCanvas } from '../../../editor/input/at-canvas';
import { chordOf, keyIn } from '../../../editor/key-press';
import { isOnce, isPressed, isShared, type ShortcutId } from '../../../editor/shortcuts';

/** The actions of shortcuts on a screen; each receives the pressed key. */
type Handlers = Partial<Record<ShortcutId, (key: string) => void>>;

/** Matches elements that handle undo or other keys themselves. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/** Matches fields whose typed text is already part of the document, so that the editor takes it back. */
const settled = 'input[data-settled=true]';

/** The shortcuts that also work in settled fields. */
const takingBack: readonly string[] = ['undo', 'redo'] satisfies ShortcutId[];

/** A command, such as Ctrl+Z: a key that types a character, pressed with Ctrl or ⌘. */
const COMMAND = /Mod\+.$/u;

/**
 * Runs the actions of pressed keys. Characters with Ctrl or ⌘, such as Ctrl+Z, work everywhere except in dialogs and in
 * fields, which have their own undo. A field that shows an accepted length leaves undo and redo to the editor. All other keys work only while the canvas has the focus, or while no element has
 * it (`isAtCanvas`).
 */
export function useShortcuts(handlers: Handlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isSettled = target.matches(settled) && !target.closest('[role=dialog]');
    if (!isSettled && target.closest(ownKeys)) return;
    const chord = chordOf(event);
    if (!COMMAND.test(chord) && !isAtCanvas(target)) return;
    for (const [id, handle] of Object.entries(handlers)) {
      if (!isPressed(id as ShortcutId, event) || (isSettled && !takingBack.includes(id))) continue;
      // If text on the page is selected, the browser copies that text instead of the editor's selection.
      if ((id === 'copy' || id === 'cut') && getSelection()?.isCollapsed === false) return;
      if (!isShared(id as ShortcutId)) event.preventDefault();
      if (!event.repeat || !isOnce(id as ShortcutId)) handle(keyIn(chord));
      return;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Listens in the capture phase, before the canvas, which then ignores the keys of shortcuts.
    addEventListener('keydown', listen, { capture: true });
    return () => {
      removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
