import { useQueryClient } from '@tanstack/react-query';
import { useMade } from '../../server/use-tab';
import { MESSAGES } from '@quiltwright/shared/messages';
import { nameFault, type NameFault } from '@quiltwright/shared/names';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsavedChanges, runOn } from '../../persistence/document-store';
import type { OpenDocument } from '../../model/open-document';
import { createMissingFabrics } from '../../server/missing-fabrics';
import { createSession, isSubscriber } from '../../server/session';
import { focusMain } from '../../ui/focus-main';
import { notify, takeBack } from '../../ui/notify';
import { useLatest } from '../../ui/use-latest';
import { useOpening } from '../use-opening';
import { useSaveKeys } from './use-save-keys';
import type { WorkspaceState } from './use-workspace';

/** What takes the place of what lies on the table: something that was saved, or a beginning. */
type Next = { kind: 'saved'; num: number } | { kind: 'new'; begin: () => void };

/** What stands over the workspace. `discard` asks before something that is nowhere else is put away; `go` does it. */
export type DocumentDialog =
  { kind: 'subscribe' | 'name' | 'rename' } | { kind: 'discard'; next: Next['kind']; go: () => void };

interface ControlOptions<Design, Content> {
  /** Whether there is enough to save, and says what is missing; `isNamed` does so for the name. */
  isReady: (isNamed: () => boolean) => boolean;
  /** What is asked before it is saved, then by `save`, which takes it in cloth too where that is to be kept, null where it isn't. */
  beforeSaving?: (save: (inCloth?: Content | null) => void) => void;
  /** Renames what the server knows by a number. */
  rename: (num: number, name: string) => Promise<Result<unknown>>;
  /** Of the lists that tell its name. */
  listKey: (quilterNum: number) => readonly unknown[];
  /** What the server knows by a number. */
  fetch: (num: number) => Promise<Result<OpenDocument<Design, Content>>>;
  /** It could not be had: `openFault` says why. */
  onOpenFault: () => void;
  /** Something else lies on the table. */
  onOther: (kind: Next['kind']) => void;
}

/** Saves what lies on a table, puts other things there, and says which dialog that takes. */
export function useDocumentControl<Design, Content extends object>(
  { documentSession, shell }: Pick<WorkspaceState<Design, Content>, 'documentSession' | 'shell'>,
  {
    isReady,
    beforeSaving = (go) => go(),
    rename,
    listKey,
    fetch,
    onOpenFault,
    onOther,
  }: ControlOptions<Design, Content>,
) {
  const session = useMade(createSession);
  const queryClient = useQueryClient();
  const { missing } = useMade(createMissingFabrics);
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefusal, setNameRefusal] = useState<NameFault | null>(null);
  /** What the name is asked for: to give it to the document, or to save the document too. Null while it isn’t asked for. */
  const [nameAsked, setNameAsked] = useState<{ use: 'name' | 'save' } | null>(null);
  /** The saved document whose window for another name was closed: a name left in there doesn’t count until it opens again. */
  const [putAside, setPutAside] = useState<string | null>(null);
  const opening = useOpening(documentSession);
  const isStored = useStore(documentSession.store, ({ stored }) => stored !== null);
  /** Whether the name has its field beside the button that saves. */
  const hasNameField = shell === 'desk';

  const namesOnly = nameAsked?.use === 'name';

  /** Asks for a name, in a window where the bar has no field: nothing was refused yet. */
  const askForName = (use: 'name' | 'save') => {
    setNameRefusal(null);
    setNameAsked({ use });
    setPutAside(null);
    if (!hasNameField) setDialog({ kind: 'name' });
  };

  /** Says what is wrong with a name, if anything is, in a notice and at the field. */
  const isFit = (name: string) => {
    const fault = nameFault(name, documentSession.kind.naming);
    setNameRefusal(fault && { ...fault });
    if (fault) notify(fault.message);
    else if (nameRefusal !== null) takeBack(nameRefusal.message);
    return !fault;
  };

  const isNamed = (name: string) => {
    const fault = nameFault(name, documentSession.kind.naming);
    if (fault && !hasNameField && dialog?.kind !== 'name') {
      askForName('save');
      return false;
    }
    if (isFit(name)) return true;
    if (!hasNameField) setDialog({ kind: 'name' });
    return false;
  };

  /** Gives the document the name in the field, and saves nothing. */
  const nameDocument = () => {
    const { kind, store } = documentSession;
    const typed = store.getState().newName.trim();
    if (!isFit(typed)) return;
    runOn(store, kind.rename(typed));
    store.setState({ newName: '' });
    setNameAsked(null);
    setDialog(null);
    if (hasNameField) focusMain();
  };

  /**
   * Stores what lies on the table under its name; with a name in the field, as a new one of that name. Or says what
   * keeps it from that.
   */
  const save = () => {
    const { kind, store, saves } = documentSession;
    if (!isSubscriber(session.getState())) {
      setDialog({ kind: 'subscribe' });
      return;
    }
    const { id, design, newName } = store.getState();
    // A name that can’t be seen makes nothing new.
    const isSeen = hasNameField || dialog?.kind === 'name';
    const typed = !isSeen && putAside === id ? '' : newName.trim();
    if (typed !== '' && !isSeen) {
      askForName('save');
      return;
    }
    setDialog(null);
    const own = dialog?.kind === 'name' ? '' : kind.nameOf(kind.contentOf(design));
    if (!isReady(() => isNamed(typed || own))) return;
    beforeSaving((inCloth) => {
      if (lacksCloth(inCloth)) return;
      if (typed === '') documentSession.save(inCloth);
      else saves.saveAs(typed, inCloth);
    });
  };
  /** Whether fabrics of what is to be saved aren’t there, so that the server would refuse it: others are asked for. */
  const lacksCloth = (inCloth: Content | null | undefined): boolean => {
    const { kind, store, clothDialog } = documentSession;
    const { contentOf, cloth } = kind;
    const contents = [contentOf(store.getState().design), ...(inCloth ? [inCloth] : [])];
    const { fabrics } = missing.getState();
    const lacks = contents.flatMap(cloth.fabrics).some((fabricNum) => fabrics.has(fabricNum));
    if (lacks) clothDialog.setState({ isOpen: true });
    return lacks;
  };
  useSaveKeys(save);

  const fetchSaved = async (num: number) => {
    const answer = await opening.fetch(num, () => fetch(num));
    if (answer === null) return;
    if (!answer.ok) {
      setOpenFault(answer.error.message);
      onOpenFault();
      return;
    }
    const { document, mustAsk } = answer.value;
    const go = () => {
      setDialog(null);
      documentSession.switchTo(document);
      setNameRefusal(null);
      onOther('saved');
    };
    if (mustAsk) setDialog({ kind: 'discard', next: 'saved', go });
    else go();
  };

  /** Puts something in the place of what lies on the table. */
  const replaceBy = (next: Next) => {
    setDialog(null);
    setOpenFault(null);
    if (next.kind === 'saved') {
      void fetchSaved(next.num);
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
    if (hasUnsavedChanges(documentSession.kind, documentSession.store.getState()))
      setDialog({ kind: 'discard', next: next.kind, go });
    else go();
  };

  /** Gives what lies on the table another name, and the stored one with it. */
  const renameTo = async (name: string): Promise<Result<unknown>> => {
    const { kind, store, queue } = documentSession;
    const { id, design, stored } = store.getState();
    if (queue.isUnderWay(id)) {
      const own = kind.nameOf(kind.contentOf(design));
      return failure('busy', `“${own}” is still being saved. Rename it once that is done.`);
    }
    if (stored) {
      const answer = await rename(stored.num, name);
      void queryClient.invalidateQueries({ queryKey: listKey(session.getState().quilterNum) });
      if (answer.ok) notify(kind.noun === 'quilt' ? MESSAGES.quiltRenamed : MESSAGES.blockRenamed);
      return answer;
    }
    runOn(store, kind.rename(name));
    return success(null);
  };

  const isOpening = opening.opening !== null;
  /** Whether the bar has no field for the name of another one to save this as. */
  const asksForAnother = isStored && !hasNameField;
  const nameAnother = useLatest(() => {
    askForName('save');
  });
  // The same from one rendering to the next, as what is memoised on a table wants it.
  const [acts] = useState({
    offerSubscription: useLatest(() => {
      setDialog({ kind: 'subscribe' });
    }),
    /** The name in the bar was pressed. */
    pressName: useLatest(() => {
      const { design } = documentSession.store.getState();
      const isUnnamed = documentSession.kind.nameOf(documentSession.kind.contentOf(design)) === '';
      if (isUnnamed) askForName('name');
      else setDialog({ kind: 'rename' });
    }),
    close: useLatest(() => {
      setDialog(null);
    }),
    /** Closes the window that asks for a name. What was typed stays in its field. */
    closeName: useLatest(() => {
      const { id, stored } = documentSession.store.getState();
      setPutAside(stored && id);
      setNameAsked(null);
      setDialog(null);
    }),
    /** The field in the bar was left: it isn’t asked for a name any more. */
    leaveName: useLatest(() => {
      setNameAsked(null);
    }),
    /** Enter in the field of the name. */
    enterName: useLatest(() => {
      if (namesOnly) nameDocument();
      else save();
    }),
    save: useLatest(save),
    renameTo: useLatest(renameTo),
    /** Puts what was saved under a number in the place of what lies on the table. */
    openSaved: useLatest((num: number) => {
      askToReplaceBy({ kind: 'saved', num });
    }),
    /** The same with an empty one, or with whatever `begin` puts there. */
    startNew: useLatest(() => {
      askToReplaceBy({ kind: 'new', begin: documentSession.startNew });
    }),
    startWith: useLatest((begin: () => void) => {
      askToReplaceBy({ kind: 'new', begin });
    }),
  });
  return useMemo(
    () => ({
      ...acts,
      dialog,
      openFault,
      nameRefusal,
      nameAsked,
      /** Whether Enter gives the document its name and saves nothing. */
      namesOnly,
      /** Asks for the name of another one to save this as; absent where the bar has a field for that, or it was never saved. */
      nameAnother: asksForAnother ? nameAnother : undefined,
      /** Something that was saved is on its way to the table. */
      isOpening,
    }),
    [acts, dialog, openFault, nameRefusal, nameAsked, namesOnly, asksForAnother, nameAnother, isOpening],
  );
}

/** What `useDocumentControl` gives. */
export type DocumentControl = ReturnType<typeof useDocumentControl>;
