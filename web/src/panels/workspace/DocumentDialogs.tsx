import { DiscardDialog } from '../DiscardDialog';
import { RenameDialog } from '../RenameDialog';
import { SubscribeDialog } from '../SubscribeDialog';
import { NameDialog } from './NameDialog';
import type { WorkspaceBarProps } from './WorkspaceBar';

/** The dialogs of a table, one at a time. */
export function DocumentDialogs<Design, Content extends object, Name extends string>({
  workspace: { documentSession, document },
  control: { dialog, close, save: onSave, nameRefusal, renameTo },
  save,
  NewName,
}: Pick<WorkspaceBarProps<Design, Content, Name>, 'workspace' | 'control' | 'save' | 'NewName'>) {
  const { noun, nameOf, contentOf } = documentSession.kind;
  const isStored = document.stored !== null;
  const discard = dialog?.kind === 'discard' ? dialog : null;
  return (
    <>
      <SubscribeDialog open={dialog?.kind === 'subscribe'} onClose={close} />
      <NameDialog
        open={dialog?.kind === 'name'}
        title={isStored ? `Save as a new ${noun}` : `Name your ${noun}`}
        save={save}
        field={<NewName refused={nameRefusal} onSave={onSave} />}
        onClose={() => {
          // what was saved is not to become another one by a name that nobody sees
          if (isStored) documentSession.store.setState({ newName: '' });
          close();
        }}
        onSave={onSave}
      />
      {dialog?.kind === 'rename' && (
        <RenameDialog
          of={noun}
          name={nameOf(contentOf(document.design))}
          onRename={renameTo}
          onClose={close}
        />
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
