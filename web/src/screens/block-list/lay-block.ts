import type { BlankBlock } from '../../model/designed-block/block-commands';
import { begunBlock } from '../../model/designed-block/begin-block';
import { blockWork } from '../../persistence/block-work';
import { hasUnsavedChanges } from '../../persistence/table';
import { notify } from '../../ui/Notices';

/** What lays a blank block on the table, and whether it would put away something that is nowhere else. */
export async function readyToLay(block: BlankBlock) {
  await blockWork.open(notify);
  return {
    work: blockWork,
    mustAsk: hasUnsavedChanges(blockWork.kind, blockWork.table.getState()),
    lay: () => {
      blockWork.layOnTable(begunBlock(block));
    },
  };
}
