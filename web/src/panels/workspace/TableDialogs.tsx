import type { ReactNode } from 'react';
import type { Work } from '../../document/work';
import { DiscardDialog } from '../DiscardDialog';
import { SubscribeDialog } from '../SubscribeDialog';
import { NameDialog } from './NameDialog';
import type { TableControl } from './use-table';

interface TableDialogsProps<Design, Content extends object> {
  work: Work<Design, Content>;
  table: TableControl;
  /** What the button that saves is called. */
  save: string;
  nameField: ReactNode;
}

/** The dialogs of a table, one at a time. */
export function TableDialogs<Design, Content extends object>({
  work,
  table: { dialog, close, save: onSave },
  save,
  nameField,
}: TableDialogsProps<Design, Content>) {
  const discard = dialog?.kind === 'discard' ? dialog : null;
  return (
    <>
      <SubscribeDialog open={dialog?.kind === 'subscribe'} onClose={close} />
      <NameDialog
        open={dialog?.kind === 'name'}
        title={`Name your ${work.kind.noun}`}
        save={save}
        field={nameField}
        onClose={close}
        onSave={onSave}
      />
      <DiscardDialog
        work={work}
        open={discard !== null}
        next={discard?.next ?? 'saved'}
        onClose={close}
        onDiscard={() => discard?.go()}
      />
    </>
  );
}
