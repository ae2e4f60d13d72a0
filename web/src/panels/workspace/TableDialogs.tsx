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
  table: { dialog, close, save: onSave, replaceBy },
  save,
  nameField,
}: TableDialogsProps<Design, Content>) {
  const next = dialog?.kind === 'discard' ? dialog.next : null;
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
        open={next !== null}
        next={next?.kind ?? 'saved'}
        onClose={close}
        onDiscard={() => {
          if (next) replaceBy(next);
        }}
      />
    </>
  );
}
