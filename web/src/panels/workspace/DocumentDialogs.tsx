import { DiscardDialog } from '../../documents/discarding/DiscardDialog';
import { RenameDialog } from '../../documents/saving/RenameDialog';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { NameDialog } from './naming/NameDialog';
import type { WorkspaceBarProps } from './WorkspaceBar';

/** The dialogs of an editor about its document. At most one of the dialogs is open. */
export function DocumentDialogs<Design, Content extends object, Name extends string>({
  workspace: { documentSession, document, shell },
  control: { dialog, close, closeName, save: onSave, enterName, nameRefusal, namesOnly, renameTo },
  save,
  NewName,
}: Pick<WorkspaceBarProps<Design, Content, Name>, 'workspace' | 'control' | 'save' | 'NewName'>) {
  const { noun, nameOf, contentOf, firstMakerOf } = documentSession.kind;
  const isStored = document.stored !== null;
  const discard = dialog?.kind === 'discard' ? dialog : null;
  return (
    <>
      <SubscribeDialog open={dialog?.kind === 'subscribe'} onClose={close} />
      <NameDialog
        // If the window was made wider while the dialog was open, the bar has the field now.
        open={dialog?.kind === 'name' && shell !== 'desk'}
        title={isStored ? `Save as a new ${noun}` : `Name your ${noun}`}
        enter={namesOnly ? `Name the ${noun}` : save}
        field={<NewName refused={nameRefusal} onEnter={enterName} onSave={onSave} />}
        onClose={closeName}
        onEnter={enterName}
      />
      {dialog?.kind === 'rename' && (
        <RenameDialog
          of={noun}
          name={nameOf(contentOf(document.design))}
          firstMaker={firstMakerOf(contentOf(document.design))}
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
