import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ChevronDown, Plus } from 'lucide-react';
import { useId } from 'react';
import type { Slot } from '../../document/quilt-commands';
import { blockPicture } from '../../server/pictures';
import styles from './sections.module.css';

interface BlockSectionProps {
  quilt: Quilt;
  blocks: readonly BlockListItem[];
  onOpen: (slot: Slot) => void;
}

/** Block 1 and, where the layout takes two, Block 2. */
export function BlockSection({ quilt, blocks, onOpen }: BlockSectionProps) {
  const slots: readonly Slot[] = quilt.generatingLayout === 3 ? [0] : [0, 1];
  return (
    <div className={styles.blocks}>
      {slots.map((slot) => (
        <BlockButton
          key={slot}
          label={`Block ${slot + 1}`}
          block={blockOfSlot(quilt, slot, blocks)}
          disabled={quilt.generatingSize === 0}
          onOpen={() => {
            onOpen(slot);
          }}
        />
      ))}
    </div>
  );
}

/** A block as it is shown by name. */
export interface NamedBlock {
  name: string;
  /** Null for what has no picture: a quilter's own block, and any while the list isn't there. */
  picture: string | null;
}

/** The block in a slot; null for an empty one. */
export function blockOfSlot(quilt: Quilt, slot: Slot, blocks: readonly BlockListItem[]): NamedBlock | null {
  const blockNum = quilt.blocks[slot]?.blockNum ?? BLOCK.none;
  if (blockNum === BLOCK.none) return null;
  const name = blocks.find(({ designedBlockNum }) => designedBlockNum === blockNum)?.designName;
  if (name === undefined) return { name: `Block number ${blockNum}`, picture: null };
  return { name, picture: blockNum < BLOCK.firstOwn ? blockPicture(name) : null };
}

interface BlockButtonProps {
  label: string;
  block: NamedBlock | null;
  disabled: boolean;
  onOpen: () => void;
}

function BlockButton({ label, block, disabled, onOpen }: BlockButtonProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.blockLabel}>
        {label}
      </p>
      <button
        type="button"
        className={styles.block}
        aria-labelledby={`${id} ${id}-name`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onOpen}
      >
        {block?.picture ? (
          <img src={block.picture} alt="" />
        ) : (
          <span className={styles.blank}>{!block && <Plus aria-hidden />}</span>
        )}
        <span className={styles.blockName}>
          <span id={`${id}-name`}>{block?.name ?? 'Choose a block'}</span>
          <ChevronDown aria-hidden />
        </span>
      </button>
    </div>
  );
}
