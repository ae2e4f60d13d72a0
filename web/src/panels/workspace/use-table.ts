import { nameFault, type NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { hasUnsavedChanges } from '../../document/table';
import type { Work } from '../../document/work';
import { isSubscriber, session } from '../../server/session';
import { notify } from '../../ui/Notices';

/** What takes the place of what lies on the table: something that was saved, or a beginning. */
export type Next = { kind: 'saved'; num: number } | { kind: 'new'; begin: () => void };

/** What stands over the workspace. `discard` asks before unsaved changes are put away. */
export type TableDialog = { kind: 'subscribe' } | { kind: 'name' } | { kind: 'discard'; next: Next };

interface TableOptions {
  /** Whose rules the name keeps. */
  of: NameOf;
  /** Whether the name has its field beside the button that saves. */
  hasNameField: boolean;
  /** Whether there is enough to save, and says what is missing; `isNamed` does so for the name. */
  isReady: (isNamed: () => boolean) => boolean;
  /** Puts on the table what the server knows by a number. */
  open: (num: number) => Promise<Result<unknown>>;
  /** It could not be opened: `openFault` says why. */
  onOpenFault: () => void;
  /** Something else lies on the table. */
  onOther: (kind: Next['kind']) => void;
}

/** Saves what lies on a table, puts other things there, and says which dialog that takes. */
export function useTable<Design, Content extends object>(
  work: Work<Design, Content>,
  { of, hasNameField, isReady, open, onOpenFault, onOther }: TableOptions,
) {
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefused, setNameRefused] = useState(false);

  const isNamed = () => {
    const { kind, table } = work;
    const fault = nameFault(kind.nameOf(kind.contentOf(table.getState().design)), of);
    setNameRefused(fault !== null);
    if (!fault) return true;
    notify(fault.message);
    if (!hasNameField) setDialog({ kind: 'name' });
    return false;
  };

  /** Saves what is on the table, or says what keeps it from that. */
  const save = () => {
    setDialog(isSubscriber(session.getState()) ? null : { kind: 'subscribe' });
    if (isSubscriber(session.getState()) && isReady(isNamed)) work.save();
  };

  const openSaved = async (num: number) => {
    const answer = await open(num);
    if (answer.ok) {
      setNameRefused(false);
      onOther('saved');
    } else {
      setOpenFault(answer.error.message);
      onOpenFault();
    }
  };

  /** Puts something in the place of what lies on the table. */
  const replaceBy = (next: Next) => {
    setDialog(null);
    setOpenFault(null);
    if (next.kind === 'saved') {
      void openSaved(next.num);
      return;
    }
    next.begin();
    setNameRefused(false);
    onOther('new');
  };

  /** The same, after asking where that puts unsaved changes away. */
  const askToReplaceBy = (next: Next) => {
    if (hasUnsavedChanges(work.kind, work.table.getState())) setDialog({ kind: 'discard', next });
    else replaceBy(next);
  };

  return {
    dialog,
    openFault,
    nameRefused,
    show: setDialog,
    close: () => {
      setDialog(null);
    },
    save,
    replaceBy,
    askToReplaceBy,
  };
}

/** What `useTable` gives. */
export type TableControl = ReturnType<typeof useTable>;
