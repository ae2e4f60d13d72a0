import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { ShortcutList } from '../../../page/help/ShortcutList';
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
