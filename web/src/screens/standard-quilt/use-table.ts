import { nameFault } from '@quiltwright/shared/names';
import { useState } from 'react';
import { hasUnsavedChanges, type QuiltDocument } from '../../document/quilt-document';
import { quiltTable } from '../../document/quilt-store';
import { quiltWork } from '../../document/quilt-work';
import { openStoredQuilt } from '../../document/stored-quilts';
import { notify } from '../../ui/Notices';
import type { SectionName } from './table-sections';
import type { TableDialog } from './TableDialogs';

interface Table {
  isSubscriber: boolean;
  /** Whether the quilt's name has its field beside the button that saves. */
  hasNameField: boolean;
  onSection: (section: SectionName | null) => void;
  /** Another quilt lies on the table. */
  onOther: () => void;
}

/** Puts quilts on the table and away, and says which dialog that takes. */
export function useTable(document: QuiltDocument, { isSubscriber, hasNameField, onSection, onOther }: Table) {
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefused, setNameRefused] = useState(false);

  /** Saves the quilt on the table, or says what keeps it from that. */
  const save = () => {
    setDialog(null);
    if (!isSubscriber) {
      setDialog({ kind: 'subscribe' });
      return;
    }
    const { quilt } = quiltTable.getState().design;
    if (quilt.generatingSize === 0) {
      notify('First select a quilt size.');
      onSection('size');
      return;
    }
    const fault = nameFault(quilt.quiltName, 'quilt');
    setNameRefused(fault !== null);
    if (fault) {
      notify(fault.message);
      if (!hasNameField) setDialog({ kind: 'name' });
      return;
    }
    quiltWork.save();
  };

  const open = async (quiltNum: number) => {
    const answer = await openStoredQuilt(quiltNum);
    if (!answer.ok) {
      setOpenFault(answer.error.message);
      onSection('quilts');
      return;
    }
    setNameRefused(false);
    onOther();
  };

  /** Puts a saved quilt, or null for a new one, in the place of the one on the table. */
  const replaceBy = (quiltNum: number | null) => {
    setDialog(null);
    setOpenFault(null);
    if (quiltNum !== null) {
      void open(quiltNum);
      return;
    }
    quiltWork.startNew();
    setNameRefused(false);
    onOther();
    onSection(null);
  };

  /** The same, after asking where that puts unsaved changes away. */
  const askToReplaceBy = (quiltNum: number | null) => {
    if (hasUnsavedChanges(document)) setDialog({ kind: 'discard', quiltNum });
    else replaceBy(quiltNum);
  };

  return { dialog, setDialog, openFault, nameRefused, save, replaceBy, askToReplaceBy };
}
