import { useQueryClient } from '@tanstack/react-query';
import { useMade } from '../../server/session/use-tab';
import { MESSAGES } from '@quiltwright/shared/messages';
import { nameFault, type NameFault } from '@quiltwright/shared/names';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import { createMissingFabrics } from '../../server/queries/missing-fabrics';
import { createSession, isSubscriber } from '../../server/session/session';
import { focusMain } from '../../ui/hooks/focus-main';
import { notify, takeBack } from '../../ui/basics/notify';
import { useLatest } from '../../ui/hooks/use-latest';
import { useOpening } from '../../documents/opening/use-opening';
import { Decision } from './decision';
import { useSaveKeys } from './naming/use-save-keys';
import type { WorkspaceState } from './use-workspace';

/** The document that replaces the open document: a saved or a new document. */
type Next = { kind: 'saved'; num: number } | { kind: 'new'; begin: () => void };

/**
 * The dialog that is open over the editor. The dialog `discard` asks whether another document may replace the open
 * one, although unsaved work may be lost. If the quilter agrees, `go` is called.
 */
export type DocumentDialog =
  { kind: 'subscribe' | 'name' | 'rename' } | { kind: 'discard'; next: Next['kind']; go: () => void };

interface ControlOptions<Design, Content> {
  /**
   * Returns true if the document can be saved. Otherwise shows the missing parts to the quilter. `isNamed` returns true
   * if the name is valid; otherwise it shows the fault in the name.
   */
  isReady: (isNamed: () => boolean) => boolean;
  /**
   * Asks the quilter a question before a save, and then calls `save`, or `cancel` if the quilter decides against the
   * save. For a block in placeholder fabrics, the argument of `save` is the block's version in real fabrics, to save
   * that version too. Otherwise the argument is null or absent.
   */
  beforeSaving?: (save: (inCloth?: Content | null) => void, cancel: () => void) => void;
  /** Renames the saved document with this number. */
  rename: (num: number, name: string) => Promise<Result<unknown>>;
  /** Returns the query key of the lists that contain the document's name. */
  listKey: (quilterNum: number) => readonly unknown[];
  /** Fetches the saved document with this number. */
  fetch: (num: number) => Promise<Result<OpenDocument<Design, Content>>>;
  /** Called after a document couldn't be fetched; `openFault` has the reason. */
  onOpenFault: () => void;
  /** Called when another document was opened. */
  onOther: (kind: Next['kind']) => void;
}

/** Returns functions that save the open document or open another document, and the dialog that is shown. */
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
  /** The use of a requested name: only to name the document, or to save it. Null if no name is requested. */
  const [nameAsked, setNameAsked] = useState<{ use: 'name' | 'save' } | null>(null);
  /**
   * The id of the saved document for which the quilter closed the dialog that asks for another name. The name typed in
   * that dialog is ignored until the dialog opens again, because the quilter can't see it.
   */
  const [putAside, setPutAside] = useState<string | null>(null);
  /** Decided with true once a requested save goes to the server. */
  const [sending] = useState(() => new Decision());
  const opening = useOpening(documentSession);
  const isStored = useStore(documentSession.store, ({ stored }) => stored !== null);
  /** True if the bar has the field for the name, beside the save button. */
  const hasNameField = shell === 'desk';

  const namesOnly = nameAsked?.use === 'name';

  /** Asks for a name: in the field of the bar, or else in a dialog. Clears an earlier message about the name. */
  const askForName = (use: 'name' | 'save') => {
    setNameRefusal(null);
    setNameAsked({ use });
    setPutAside(null);
    if (!hasNameField) setDialog({ kind: 'name' });
  };

  /** Returns true if a name is valid. Otherwise shows the fault in a notice and at the field. */
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

  /** Gives the open document the typed name, without saving. */
  const nameDocument = () => {
    const { kind, store } = documentSession;
    const typed = store.getState().newName.trim();
    if (!isFit(typed)) return;
    store.setState(kind.rename(store.getState(), typed));
    store.setState({ newName: '' });
    setNameAsked(null);
    setDialog(null);
    if (hasNameField) focusMain();
  };

  /**
   * Saves the open document. If a name is typed, saves a new document with that name. If the document can't be saved,
   * shows why.
   */
  const save = () => {
    const { kind, store, saves } = documentSession;
    if (!isSubscriber(session.getState())) {
      setDialog({ kind: 'subscribe' });
      sending.settle(false);
      return;
    }
    const { id, design, newName } = store.getState();
    // A name that the quilter can't see doesn't make a new document.
    const isSeen = hasNameField || dialog?.kind === 'name';
    const typed = !isSeen && putAside === id ? '' : newName.trim();
    if (typed !== '' && !isSeen) {
      askForName('save');
      return;
    }
    setDialog(null);
    const own = dialog?.kind === 'name' ? '' : kind.nameOf(kind.contentOf(design));
    let asksForName = false as boolean;
    const isGood = isReady(() => {
      const isOk = isNamed(typed || own);
      asksForName = !isOk && !hasNameField;
      return isOk;
    });
    if (!isGood) {
      if (!asksForName) sending.settle(false);
      return;
    }
    const cancel = () => {
      sending.settle(false);
    };
    beforeSaving((inCloth) => {
      if (lacksCloth(inCloth)) {
        cancel();
        return;
      }
      if (typed === '') documentSession.save(inCloth);
      else saves.saveAs(typed, inCloth);
      sending.settle(true);
    }, cancel);
  };
  /**
   * True if the document uses missing fabrics. The server would refuse such a document, so a dialog opens that asks for
   * other fabrics.
   */
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

  /** Opens another document in place of the open one. */
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

  /** Opens another document. If unsaved work would be lost, asks first. */
  const askToReplaceBy = (next: Next) => {
    opening.stop();
    const go = () => {
      replaceBy(next);
    };
    if (hasUnsavedChanges(documentSession.kind, documentSession.store.getState()))
      setDialog({ kind: 'discard', next: next.kind, go });
    else go();
  };

  /** Renames the open document. If it was saved, its saved version is renamed too. */
  const renameTo = async (name: string): Promise<Result<unknown>> => {
    const { kind, store, queue } = documentSession;
    const { id, design, stored } = store.getState();
    if (queue.isUnderWay(id)) {
      const own = kind.nameOf(kind.contentOf(design));
      return failure('busy', `“${own}” is still being saved. You can rename it after that.`);
    }
    if (stored) {
      const answer = await rename(stored.num, name);
      void queryClient.invalidateQueries({ queryKey: listKey(session.getState().quilterNum) });
      if (answer.ok) notify(kind.noun === 'quilt' ? MESSAGES.quiltRenamed : MESSAGES.blockRenamed);
      return answer;
    }
    store.setState(kind.rename(store.getState(), name));
    return success(null);
  };

  const isOpening = opening.opening !== null;
  /** True if saving a copy under another name needs a dialog, because the bar has no field for the name. */
  const asksForAnother = isStored && !hasNameField;
  const nameAnother = useLatest(() => {
    askForName('save');
  });
  // These functions stay the same in each render, for the memoised parts of an editor.
  const [acts] = useState({
    offerSubscription: useLatest(() => {
      setDialog({ kind: 'subscribe' });
    }),
    /**
     * Handles a press on the document's name in the bar: asks for a name, or for another name if the document has a
     * name.
     */
    pressName: useLatest(() => {
      const { design } = documentSession.store.getState();
      const isUnnamed = documentSession.kind.nameOf(documentSession.kind.contentOf(design)) === '';
      if (isUnnamed) askForName('name');
      else setDialog({ kind: 'rename' });
    }),
    close: useLatest(() => {
      setDialog(null);
    }),
    /** Closes the dialog that asks for a name. The typed text is still there when the dialog opens again. */
    closeName: useLatest(() => {
      const { id, stored } = documentSession.store.getState();
      setPutAside(stored && id);
      setNameAsked(null);
      setDialog(null);
      sending.settle(false);
    }),
    /** Stops asking the quilter for a name, because the focus has left the name field in the bar. */
    leaveName: useLatest(() => {
      setNameAsked(null);
    }),
    /** Handles Enter in the name field: saves the document or, if `namesOnly` is true, only names it. */
    enterName: useLatest(() => {
      if (namesOnly) nameDocument();
      else save();
    }),
    save: useLatest(save),
    /**
     * Saves the open document like `save`. Resolves with true once the save goes to the server, and with false if
     * something is missing or the quilter cancels a question.
     */
    trySave: useLatest(() => {
      const isSent = sending.wait();
      save();
      return isSent;
    }),
    renameTo: useLatest(renameTo),
    /** Opens the saved document with this number. If unsaved work would be lost, a dialog asks first. */
    openSaved: useLatest((num: number) => {
      askToReplaceBy({ kind: 'saved', num });
    }),
    /** Opens an empty document. If unsaved work would be lost, a dialog asks first. */
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
      /** True if Enter only names the document, without saving. */
      namesOnly,
      /**
       * Asks for another name, to save a copy under that name. Absent if the bar has a field for the name, or if the
       * document was never saved.
       */
      nameAnother: asksForAnother ? nameAnother : undefined,
      isOpening,
    }),
    [acts, dialog, openFault, nameRefusal, nameAsked, namesOnly, asksForAnother, nameAnother, isOpening],
  );
}

export type DocumentControl = ReturnType<typeof useDocumentControl>;
