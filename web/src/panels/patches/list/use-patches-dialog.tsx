import { useState, type ReactNode } from 'react';
import { fetchChunk } from '../../../browser/chunks';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import type { PatchesDialog, ShownPatches } from './PatchesDialog';

/**
 * Returns the dialog with the patches of a block, and the function that opens it. The dialog's code is loaded when the
 * dialog first opens.
 */
export function usePatchesDialog(fabric: FindFabric): {
  show: (patches: ShownPatches) => void;
  dialog: ReactNode;
} {
  const [chunk, setChunk] = useState<{ PatchesDialog: typeof PatchesDialog } | null>(null);
  const [shown, setShown] = useState<ShownPatches | null>(null);
  return {
    show: (patches) => {
      setShown(patches);
      void fetchChunk('PatchesDialog', () => import('./PatchesDialog')).then(setChunk);
    },
    dialog: chunk && shown && (
      <chunk.PatchesDialog
        {...shown}
        fabric={fabric}
        onClose={() => {
          setShown(null);
        }}
      />
    ),
  };
}
