import { MESSAGES } from '@quiltwright/shared/messages';
import { nameFault, type NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import { useState } from 'react';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import { notify } from '../../ui/basics/notify';
import { describeCredit } from '../../ui/words/credit-words';
import { FailureNote } from '../../page/forms/FailureNote';
import { useRequest } from './use-request';
import { sameNameHint } from './same-name';

interface RenameDialogProps {
  of: NameOf;
  /** The current name. */
  name: string;
  /** The names of other documents of this kind. */
  others?: readonly string[];
  /** The name of the person who made the original, if the document is a copy of a shared design. */
  firstMaker?: string | undefined;
  onRename: (name: string) => Promise<Result<unknown>>;
  /** Called when the document is renamed, or when the dialog is cancelled. */
  onClose: () => void;
}

/**
 * Asks for another name, until the server has accepted a name. If the quilter closes the dialog or enters the present
 * name, the name stays. The dialog stays open while the server may still be changing the name.
 */
export function RenameDialog({ of, name, others = [], firstMaker, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const { isBusy, failure, request } = useRequest(onClose);
  const fault = nameFault(typed, of);
  const isValid = fault === null;

  const leave = () => {
    if (isBusy) return;
    notify(MESSAGES.nameNotChanged);
    onClose();
  };
  const rename = () => {
    const wanted = typed.trim();
    if (wanted === '' || wanted === name) {
      leave();
      return;
    }
    if (!isValid || isBusy) return;
    void request(() => onRename(wanted));
  };

  return (
    <Dialog
      open
      title={`Rename the ${of}`}
      onClose={leave}
      actions={
        <>
          <Button disabled={isBusy} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form="rename" look="primary" disabled={!isValid || isBusy}>
            {isBusy ? 'Renaming…' : 'Rename'}
          </Button>
        </>
      }
    >
      <form
        id="rename"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <Field
          label="New name"
          autoComplete="off"
          value={typed}
          hint={sameNameHint(typed, others, of)}
          fault={fault && (typed.trim() === '' ? fault.hint : MESSAGES.renameRule)}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      </form>
      {firstMaker !== undefined && <p>{`${describeCredit(firstMaker)} Its name may change; this stays.`}</p>}
      {failure !== null && <FailureNote message={failure} />}
    </Dialog>
  );
}
