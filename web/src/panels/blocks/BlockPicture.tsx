import {
  type BlockListItem,
  type BlockSummary,
  hasShapes,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import { useMemo, useRef } from 'react';
import { quiltOfBlock } from '../../render/block-quilt';
import { smallBlockPicture } from '../../server/pictures';
import { QuiltPicture } from '../QuiltPicture';
import { useNear } from '../use-near';
import styles from './BlockPicture.module.css';
import { isTableBlock } from './table-block';
import { useShapes } from './use-shapes';

/** A block as it comes, for show: of a pre-made one there is a picture, a quilter's own is drawn in its cloth. */
export function BlockPicture({ block }: { block: ListedBlock }) {
  if (isTableBlock(block))
    return (
      <span className={styles.picture}>
        <DrawnBlock block={block} />
      </span>
    );
  return hasShapes(block) ? (
    <img
      className={styles.picture}
      src={smallBlockPicture(block.designName)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  ) : (
    <OwnPicture block={block} />
  );
}

/** Is fetched and drawn when it is near. */
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

/** A quilter's own block, drawn in its cloth. */
export function DrawnBlock({ block }: { block: BlockListItem }) {
  return <QuiltPicture quilt={useMemo(() => quiltOfBlock(block), [block])} label="" />;
}
