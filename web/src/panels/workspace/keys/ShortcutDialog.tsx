import { useState } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { ShortcutList } from '../../../page/help/ShortcutList';
import { useShortcuts } from './use-shortcuts';

/** The dialog that lists the keyboard shortcuts of all editors. It also listens for the key that opens the dialog. */
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
