import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ChevronDown, Plus } from 'lucide-react';
import { useId } from 'react';
import {
  blockOf,
  isEmptySlot,
  type Slot,
  hasSize,
} from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { nameOfBlock, originOfBlock } from '../../../panels/blocks/list/block-name';
import { withUnsavedNumbered } from '../../../panels/blocks/list/unsaved-blocks';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import styles from './BlockSection.module.css';
import { slotsOf } from '../target';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';

interface BlockSectionProps {
  quilt: Quilt;
  blocks: readonly ListedBlock[];
  fabric: FindFabric;
  /** The slot (Block 1 or Block 2) for which the quilter is choosing a block; null while no blocks are offered. */
  slot: Slot | null;
  /** True to show the slots (Block 1 and Block 2) side by side, each in one line. */
  compact?: boolean;
  onSlot: (slot: Slot) => void;
}

/** The slots of the quilt for blocks: Block 1 and, if the layout has two blocks, Block 2. */
export function BlockSection({ quilt, blocks, fabric, slot, compact = false, onSlot }: BlockSectionProps) {
  return (
    <div className={styles.blocks} data-compact={compact}>
      {slotsOf(quilt).map((each) => (
        <BlockButton
          key={each}
          slot={each}
          quilt={quilt}
          name={blockName(quilt, each, blocks)}
          fabric={fabric}
          isChosen={each === slot}
          compact={compact}
          onChoose={() => {
            onSlot(each);
          }}
        />
      ))}
    </div>
  );
}

/** Returns the name of the block in a slot (Block 1 or Block 2); null for an empty slot. */
export function blockName(quilt: Quilt, slot: Slot, blocks: readonly ListedBlock[]): string | null {
  if (isEmptySlot(quilt, slot)) return null;
  const { blockNum } = blockOf(withUnsavedNumbered(quilt), slot) ?? emptyPlacement;
  return nameOfBlock(blocks, blockNum) ?? `Block ${originOfBlock(blockNum)}`;
}

interface BlockButtonProps {
  slot: Slot;
  quilt: Quilt;
  name: string | null;
  fabric: FindFabric;
  isChosen: boolean;
  compact: boolean;
  onChoose: () => void;
}

function BlockButton({ slot, quilt, name, fabric, isChosen, compact, onChoose }: BlockButtonProps) {
  const id = useId();
  const { levels = [] } = blockOf(quilt, slot) ?? {};
  return (
    <div className={styles.slot}>
      <p id={id} className={styles.label}>
        {`Block ${slot + 1}`}
      </p>
      <button
        type="button"
        className={styles.block}
        aria-labelledby={`${id} ${id}-name`}
        aria-pressed={isChosen}
        disabled={!hasSize(quilt)}
        onClick={onChoose}
      >
        {name !== null ? (
          <BlockSketch className={styles.picture} levels={levels} fabric={fabric} />
        ) : (
          <span className={styles.blank}>
            <Plus aria-hidden />
          </span>
        )}
        <span className={styles.name}>
          <span id={`${id}-name`} className="two-lines" title={name ?? undefined}>
            {name ?? 'Choose a block'}
          </span>
          {!compact && name !== null && <ChevronDown aria-hidden />}
        </span>
      </button>
    </div>
  );
}
