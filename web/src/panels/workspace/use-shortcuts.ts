import { useEffect, useEffectEvent } from 'react';
import { TAKES_LETTERS } from '../../editor/input/view-keys';

/** Something that keys do. */
interface Shortcut {
  /** As in 'Shift+Mod+Z', with Mod for Ctrl or ⌘. */
  shortcut?: string | undefined;
}

/** What has an undo of its own, or keeps the keys to itself. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/**
 * Runs the command whose keys are pressed; without Ctrl or ⌘ only while the focus is in something that is marked
 * `data-letter-keys`. Fields keep their own undo; dialogs keep the keys to themselves.
 */
export function useShortcuts<Command extends Shortcut>(
  commands: readonly Command[],
  run: (command: Command) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(ownKeys)) return;
    if (event.altKey || (!isChord(event) && !target.closest(TAKES_LETTERS))) return;
    const command = commands.find(({ shortcut }) => shortcut !== undefined && shortcut === pressed(event));
    if (!command) return;
    event.preventDefault();
    run(command);
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

function isChord({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

/** A press as shortcuts are written: Shift+Mod+Z. */
function pressed(event: KeyboardEvent): string {
  return [event.shiftKey && 'Shift', isChord(event) && 'Mod', event.key.toUpperCase()]
    .filter(Boolean)
    .join('+');
}
