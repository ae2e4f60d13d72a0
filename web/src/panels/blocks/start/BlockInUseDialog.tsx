import type { deleteBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { BLOCK_IN_USE } from '@quiltwright/shared/contract/codes';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { MESSAGES } from '@quiltwright/shared/messages';
import { Button, ButtonLink } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Usages } from '../../../documents/saved/Usages';

/** The documents that prevent the deletion of a block. */
export type BlockInUse = Exclude<AnswerOf<typeof deleteBlock>, { dbResponse: 1 }>;

interface BlockInUseDialogProps {
  name: string;
  inUse: BlockInUse;
  onClose: () => void;
}

/** Says that a block can't be deleted because documents use it, and links to these documents. */
export function BlockInUseDialog({ name, inUse, onClose }: BlockInUseDialogProps) {
  const isReferenced = inUse.dbResponse === BLOCK_IN_USE.byBlocks;
  const blocks = isReferenced ? inUse.usedOn : {};
  const quilts = isReferenced ? inUse.usedOnQuilts : inUse.usedOn;
  return (
    <Dialog
      open
      title={isReferenced ? MESSAGES.blockReferencedTitle : MESSAGES.blockUsedTitle}
      about={
        <>
          <p>
            <strong>{MESSAGES.blockNotDeleted}</strong>
          </p>
          <p>
            {isReferenced
              ? `To delete “${name}”, first delete the quilts and designed blocks that use it:`
              : `To delete “${name}”, first delete the quilts that use this block, or replace the block in these quilts:`}
          </p>
        </>
      }
      opensByItself
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {isReferenced ? (
            <ButtonLink to="/designed-blocks" look="primary" onClick={onClose}>
              Designed Blocks
            </ButtonLink>
          ) : (
            <ButtonLink to="/my-quilts" look="primary" onClick={onClose}>
              My Quilts
            </ButtonLink>
          )}
        </>
      }
    >
      <Usages blocks={blocks} quilts={quilts} />
    </Dialog>
  );
}
