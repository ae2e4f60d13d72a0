import { useEffect } from 'react';
import { quiltCommands, type Command } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';

const commands: readonly Command[] = Object.values(quiltCommands).filter(
  (command) => typeof command !== 'function',
);

/** What has an undo of its own, or keeps the keys to itself. */
const ownKeys = 'input:not([type=radio]), textarea, [role=dialog]';

/** Runs the command whose keys are pressed. Fields keep their own undo; dialogs keep the keys to themselves. */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(ownKeys)) return;
      const command = commands.find(({ shortcut }) => shortcut !== undefined && shortcut === pressed(event));
      if (!command) return;
      event.preventDefault();
      run(command);
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** A press as shortcuts are written: Shift+Mod+Z. */
function pressed(event: KeyboardEvent): string {
  const mod = event.ctrlKey || event.metaKey;
  return [event.shiftKey && 'Shift', mod && 'Mod', event.key.toUpperCase()].filter(Boolean).join('+');
}
