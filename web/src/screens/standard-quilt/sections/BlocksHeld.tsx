import { withCornerstones } from '@quiltwright/shared/quilting/bands/bands';
import { countBlocks } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo } from 'react';
import { keepingBlocks } from '@quiltwright/shared/model/free-form/from-standard';
import { Button } from '../../../ui/basics/Button';
import { unbroken } from '../../../ui/words/unbroken';
import { describeBlocksHeld } from '../quilt-words';
import styles from '../sections.module.css';

interface BlocksHeldProps {
  quilt: Quilt;
  /**
   * Opens a free form copy of the quilt. The copy has all the blocks that fit this size without borders and sashing.
   * The borders go around these blocks, so the copy is larger.
   */
  onKeep: () => void;
}

/**
 * Says how many blocks remain in the quilt, if borders and sashing take the space of some blocks. A button keeps all
 * blocks. Renders nothing if no blocks are removed.
 */
export function BlocksHeld({ quilt, onKeep }: BlocksHeldProps) {
  const words = describeBlocksHeld(quilt);
  return (
    words !== null && (
      <div className={styles.held}>
        <p>{unbroken(words)}</p>
        <KeepBlocks quilt={quilt} onKeep={onKeep} />
      </div>
    )
  );
}

/** Returns the number of blocks in the free form copy. Its cornerstones are blocks, too, but don’t count here. */
function blocksKept(quilt: Quilt): number {
  return countBlocks(keepingBlocks(withCornerstones(quilt, null)).blocks);
}

/**
 * The button that keeps the blocks that borders and sashing remove, with an explanation. Renders nothing if no blocks
 * are removed.
 */
export function KeepBlocks({ quilt, onKeep }: BlocksHeldProps) {
  const kept = useMemo(() => (describeBlocksHeld(quilt) === null ? 0 : blocksKept(quilt)), [quilt]);
  return (
    kept > 0 && (
      <>
        <Button onClick={onKeep}>{`Keep the ${kept} blocks`}</Button>
        <p className={styles.quiet}>
          This button opens a free form copy with all blocks. This quilt doesn’t change.
        </p>
      </>
    )
  );
}
