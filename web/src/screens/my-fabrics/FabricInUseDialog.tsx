import type { deleteFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { MESSAGES } from '@quiltwright/shared/messages';
import { Usages } from '../../documents/saved/Usages';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';

/** The blocks and quilts that use a fabric: the name of each, by its number. */
export type FabricUsages = Extract<AnswerOf<typeof deleteFabric>, { usedOn: unknown }>['usedOn'];

interface FabricInUseDialogProps {
  name: string;
  usedOn: FabricUsages;
  onClose: () => void;
}

/** Says that a fabric can't be deleted because blocks or quilts use it, and links to them. */
export function FabricInUseDialog({ name, usedOn, onClose }: FabricInUseDialogProps) {
  return (
    <Dialog
      open
      title={MESSAGES.fabricUsedTitle}
      about={`“${name}” was not deleted. First replace this fabric in these blocks and quilts:`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink to="/designed-blocks">Designed Blocks</ButtonLink>
          <ButtonLink to="/my-quilts">My Quilts</ButtonLink>
        </>
      }
    >
      <Usages {...usedOn} />
    </Dialog>
  );
}
