import { countBlocks } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo } from 'react';
import { keepingBlocks } from '../../model/free-form/from-standard';
import { Button } from '../../ui/Button';
import { unbroken } from '../../ui/unbroken';
import { wordsOfBlocksHeld } from './quilt-words';
import styles from './sections.module.css';

interface BlocksHeldProps {
  quilt: Quilt;
  /** Opens a copy as free form that holds all blocks, with the borders around them. */
  onKeep: () => void;
}

/** What borders and sashing leave of the blocks, and the way to keep all; nothing where they take none. */
export function BlocksHeld({ quilt, onKeep }: BlocksHeldProps) {
  const words = wordsOfBlocksHeld(quilt);
  return (
    words !== null && (
      <div className={styles.held}>
        <p>{unbroken(words)}</p>
        <KeepBlocks quilt={quilt} onKeep={onKeep} />
        <p className={styles.quiet}>It opens a copy as free form. This quilt stays.</p>
      </div>
    )
  );
}

/** The way to keep the blocks that borders and sashing take away; nothing where they take none. */
export function KeepBlocks({ quilt, onKeep }: BlocksHeldProps) {
  const kept = useMemo(
    () => (wordsOfBlocksHeld(quilt) === null ? 0 : countBlocks(keepingBlocks(quilt).blocks)),
    [quilt],
  );
  return kept > 0 && <Button onClick={onKeep}>{`Keep the ${kept} blocks`}</Button>;
}
