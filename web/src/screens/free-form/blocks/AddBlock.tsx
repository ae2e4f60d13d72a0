import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { LayoutGrid } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isLockedTo } from '../../../panels/blocks/list/block-search';
import { BlockTiles } from '../../../panels/blocks/menu/BlockTiles';
import { withoutOffered } from '../../../panels/blocks/list/open-block';
import { useDeviceInUse, type DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';
import { isSubscriber, useSession } from '../../../server/session/session';
import { Button } from '../../../ui/basics/Button';
import styles from './AddBlock.module.css';
import { LayingChoice } from './LayingChoice';
import type { FreeFormEditor } from '../use-free-form-editor';

const waysToAdd: Readonly<Record<DeviceInUse, string>> = {
  mouse:
    'Click a block, or drag it on to the quilt. Drop it on a block to replace that block, or hold Alt to put it on top.',
  pen: 'Tap a block, or drag it on to the quilt. Drop it on a block to replace that block.',
  touch: 'Tap a block, or drag it on to the quilt. Drop it on a block to replace that block.',
  keyboard:
    'Press Enter on a block to add it or to replace the selected block. Press Alt and Enter to put it on top.',
};

/** The number of blocks that the panel shows. A button of the panel opens the list of all blocks. */
const SHOWN = 4;

const isFree = () => false;
const doNothing = () => undefined;

/**
 * Shows a few blocks to add: first the blocks that are open in the block editors, then blocks of the quilt, then
 * further blocks. A button opens the list of all blocks. The order doesn't change after a press, so a second press in
 * the same place adds the same block. Each document has its own order, because the document is the component's React
 * key.
 */
export function AddBlock({ editor, onAll }: { editor: FreeFormEditor; onAll: () => void }) {
  const { arrangement, blocks, openBlocks, quiltActions, place, peekBlock } = editor;
  const subscribes = isSubscriber(useSession());
  const device = useDeviceInUse();
  const { quilt } = arrangement.document.design;
  const [used] = useState(() => new Set(quilt.blocks.map(({ blockNum }) => blockNum)));
  const offered = useMemo(() => {
    const free = withoutOffered(blocks, openBlocks).filter((block) => !isLockedTo(block, subscribes));
    const isUsed = ({ designedBlockNum }: ListedBlock) => used.has(designedBlockNum);
    const others = [...free.filter(isUsed), ...free.filter((block) => !isUsed(block))];
    return [...openBlocks, ...others].slice(0, SHOWN);
  }, [used, blocks, openBlocks, subscribes]);
  return (
    <section className={styles.section} aria-label={quilt.setting ? 'Replace a block' : 'Add a block'}>
      <div className={styles.head}>
        <h2>{quilt.setting ? 'Replace a block' : 'Add a block'}</h2>
        <Button look="quiet" onClick={onAll}>
          <LayoutGrid aria-hidden />
          All blocks
        </Button>
      </div>
      {!quilt.setting && <LayingChoice editor={editor} />}
      <BlockTiles
        label="Blocks to add"
        blocks={offered}
        places={editor.awaitsBlocks ? SHOWN : 0}
        chosen={0}
        drag={quiltActions.blocks}
        isLocked={isFree}
        onBlock={place}
        onPeek={peekBlock}
        onLocked={doNothing}
      />
      {!quilt.setting && <p className={styles.quiet}>{waysToAdd[device]}</p>}
    </section>
  );
}
