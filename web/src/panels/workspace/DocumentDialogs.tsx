import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import { DiscardDialog } from '../DiscardDialog';
import { RenameDialog } from '../saved/RenameDialog';
import { SubscribeDialog } from '../SubscribeDialog';
import { NameDialog } from './NameDialog';
import type { DocumentControl } from './use-document-control';

interface DocumentDialogsProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  table: DocumentControl;
  /** What the button that saves is called. */
  save: string;
  nameField: ReactNode;
}

/** The dialogs of a table, one at a time. */
export function DocumentDialogs<Design, Content extends object>({
  documentSession,
  table: { dialog, close, save: onSave, renameTo },
  save,
  nameField,
}: DocumentDialogsProps<Design, Content>) {
  const { noun, nameOf, contentOf } = documentSession.kind;
  const name = useStore(documentSession.store, ({ design }) => nameOf(contentOf(design)));
  const isStored = useStore(documentSession.store, ({ stored }) => stored !== null);
  const discard = dialog?.kind === 'discard' ? dialog : null;
  return (
    <>
      <SubscribeDialog open={dialog?.kind === 'subscribe'} onClose={close} />
      <NameDialog
        open={dialog?.kind === 'name'}
        title={isStored ? `Save as a new ${noun}` : `Name your ${noun}`}
        save={save}
        field={nameField}
        onClose={() => {
          // what was saved is not to become another one by a name that nobody sees
          if (isStored) documentSession.store.setState({ newName: '' });
          close();
        }}
        onSave={onSave}
      />
      {dialog?.kind === 'rename' && (
        <RenameDialog of={noun} name={name} onRename={renameTo} onClose={close} />
      )}
      <DiscardDialog
        documentSession={documentSession}
        open={discard !== null}
        next={discard?.next ?? 'saved'}
        onClose={close}
        onDiscard={() => discard?.go()}
      />
    </>
  );
}
