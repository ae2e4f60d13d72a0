import { nameFault, type NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { hasUnsavedChanges } from '../../document/table';
import type { TableDocument } from '../../document/table-document';
import type { Work } from '../../document/work';
import { isSubscriber, session } from '../../server/session';
import { notify, takeBack } from '../../ui/Notices';
import { useOpening } from '../use-opening';
import { useSaveKeys } from './use-save-keys';

/** What takes the place of what lies on the table: something that was saved, or a beginning. */
export type Next = { kind: 'saved'; num: number } | { kind: 'new'; begin: () => void };

/** What stands over the workspace. `discard` asks before something that is nowhere else is put away; `go` does it. */
export type TableDialog =
  { kind: 'subscribe' } | { kind: 'name' } | { kind: 'discard'; next: Next['kind']; go: () => void };

interface TableOptions<Design, Content> {
  /** Whose rules the name keeps. */
  of: NameOf;
  /** Whether the name has its field beside the button that saves. */
  hasNameField: boolean;
  /** Whether there is enough to save, and says what is missing; `isNamed` does so for the name. */
  isReady: (isNamed: () => boolean) => boolean;
  /** What the server knows by a number. */
  fetch: (num: number) => Promise<Result<TableDocument<Design, Content>>>;
  /** It could not be had: `openFault` says why. */
  onOpenFault: () => void;
  /** Something else lies on the table. */
  onOther: (kind: Next['kind']) => void;
}

/** Saves what lies on a table, puts other things there, and says which dialog that takes. */
export function useTable<Design, Content extends object>(
  work: Work<Design, Content>,
  { of, hasNameField, isReady, fetch, onOpenFault, onOther }: TableOptions<Design, Content>,
) {
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefusal, setNameRefusal] = useState<string | null>(null);
  const opening = useOpening(work);

  const isNamed = () => {
    const { kind, table } = work;
    const fault = nameFault(kind.nameOf(kind.contentOf(table.getState().design)), of);
    setNameRefusal(fault?.message ?? null);
    if (!fault) {
      if (nameRefusal !== null) takeBack(nameRefusal);
      return true;
    }
    notify(fault.message);
    if (!hasNameField) setDialog({ kind: 'name' });
    return false;
  };

  /** Saves what is on the table in some way, or says what keeps it from that. */
  const saveBy = (how: () => void) => () => {
    setDialog(isSubscriber(session.getState()) ? null : { kind: 'subscribe' });
    if (isSubscriber(session.getState()) && isReady(isNamed)) how();
  };

  const save = saveBy(() => {
    work.save();
  });
  useSaveKeys(save);

  const openSaved = async (num: number) => {
    const answer = await opening.fetch(num, () => fetch(num));
    if (answer === null) return;
    if (!answer.ok) {
      setOpenFault(answer.error.message);
      onOpenFault();
      return;
    }
    const { document, mustAsk } = answer.value;
    const lay = () => {
      setDialog(null);
      work.layOnTable(document);
      setNameRefusal(null);
      onOther('saved');
    };
    if (mustAsk) setDialog({ kind: 'discard', next: 'saved', go: lay });
    else lay();
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
    setNameRefusal(null);
    onOther('new');
  };

  /** The same, after asking where that puts something away that is nowhere else. */
  const askToReplaceBy = (next: Next) => {
    opening.stop();
    const go = () => {
      replaceBy(next);
    };
    if (hasUnsavedChanges(work.kind, work.table.getState()))
      setDialog({ kind: 'discard', next: next.kind, go });
    else go();
  };

  return {
    dialog,
    openFault,
    nameRefused: nameRefusal !== null,
    show: setDialog,
    close: () => {
      setDialog(null);
    },
    save,
    /** Saves it beside what it was opened from. */
    saveBeside: saveBy(() => {
      work.saves.tableBeside();
    }),
    /** Something that was saved is on its way to the table. */
    isOpening: opening.opening !== null,
    askToReplaceBy,
  };
}

/** What `useTable` gives. */
export type TableControl = ReturnType<typeof useTable>;
