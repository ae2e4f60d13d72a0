import {
  type BlockListItem,
  type BlockSummary,
  hasShapes,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import { useMemo, useRef } from 'react';
import { quiltOfBlock } from '../../../render/quilt/block-quilt';
import { smallBlockPicture } from '../../../server/uploads/pictures';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import { useNear } from '../../../ui/hooks/use-near';
import styles from './BlockPicture.module.css';
import { useShapes } from './use-shapes';

/**
 * A picture of a listed block in the block's own fabrics. Pre-made blocks in the library's fabrics have a picture file.
 * All other blocks are drawn.
 */
export function BlockPicture({ block }: { block: ListedBlock }) {
  if (!hasShapes(block)) return <OwnPicture block={block} />;
  return block.cloth ? (
    <img
      className={styles.picture}
      src={smallBlockPicture(block.designName)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  ) : (
    <span className={styles.picture}>
      <DrawnBlock block={block} />
    </span>
  );
}

/**
 * A picture of one of the quilter's own blocks. When it is about to scroll into view, the block's shapes are fetched
 * and drawn.
 */
function OwnPicture({ block }: { block: BlockSummary }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const { data: drawn } = useShapes(block, isNear);
  return (
    <span ref={place} className={styles.picture}>
      {isNear && drawn && <DrawnBlock block={drawn} />}
    </span>
  );
}

/** A quilter's own block, drawn in its fabrics. */
export function DrawnBlock({ block }: { block: BlockListItem }) {
  return <QuiltPicture quilt={useMemo(() => quiltOfBlock(block), [block])} label="" />;
}
