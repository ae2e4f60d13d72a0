import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { ShortcutList } from '../ShortcutList';
import { useShortcuts } from './use-shortcuts';

/** The keys of all editors, in a window with its own key. */
export function ShortcutDialog() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({
    showKeys: () => {
      setOpen(true);
    },
  });
  return (
    <Dialog
      open={isOpen}
      title="Keys"
      wide
      onClose={() => {
        setOpen(false);
      }}
    >
      <ShortcutList />
    </Dialog>
  );
}
