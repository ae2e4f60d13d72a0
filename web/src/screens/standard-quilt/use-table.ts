import { nameFault } from '@quiltwright/shared/names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startNewQuilt } from '../../document/lay-on-table';
import { hasUnsavedChanges, type QuiltDocument } from '../../document/quilt-document';
import { quiltTable } from '../../document/quilt-store';
import { saveQuilt } from '../../document/quilt-work';
import { putOnTable } from '../../document/stored-quilts';
import { openQuilt } from '../../server/open-quilt';
import { knowFabrics } from '../../server/queries';
import { notify } from '../../ui/Notices';

/** What is to be done before a quilt can be saved. */
export type SaveObstacle = 'size' | 'name' | null;

/** Puts quilts on the table and away. */
export function useTable(document: QuiltDocument) {
  const queryClient = useQueryClient();
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefused, setNameRefused] = useState(false);

  /** Saves the quilt on the table, or says what keeps it from that. */
  const save = (): SaveObstacle => {
    const { quilt } = quiltTable.getState().design;
    if (quilt.generatingSize === 0) {
      notify('First select a quilt size.');
      return 'size';
    }
    const fault = nameFault(quilt.quiltName, 'quilt');
    setNameRefused(fault !== null);
    if (fault) {
      notify(fault.message);
      return 'name';
    }
    saveQuilt();
    return null;
  };

  /** Opens a saved quilt. Gives whether that succeeded. */
  const open = async (quiltNum: number): Promise<boolean> => {
    setOpenFault(null);
    const answer = await openQuilt(quiltNum);
    if (!answer.ok) {
      setOpenFault(answer.error.message);
      return false;
    }
    const { quilt, fabrics } = answer.value;
    knowFabrics(queryClient, fabrics);
    putOnTable(quilt);
    setNameRefused(false);
    return true;
  };

  const begin = () => {
    setOpenFault(null);
    startNewQuilt();
    setNameRefused(false);
  };

  return { openFault, nameRefused, hasChanges: hasUnsavedChanges(document), save, open, begin };
}
