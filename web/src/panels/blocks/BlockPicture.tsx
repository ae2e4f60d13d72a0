import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { useMemo, useRef } from 'react';
import { quiltOfBlock } from '../../render/block-quilt';
import { smallBlockPicture } from '../../server/pictures';
import { QuiltPicture } from '../QuiltPicture';
import { useNear } from '../use-near';
import styles from './BlockPicture.module.css';

/** A block as it comes, for show: of a pre-made one there is a picture, a quilter's own is drawn in its cloth. */
export function BlockPicture({ block }: { block: BlockListItem }) {
  return block.designedBlockNum < BLOCK.firstOwn ? (
    <img
      className={styles.picture}
      src={smallBlockPicture(block.designName)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  ) : (
    <DrawnBlock block={block} />
  );
}

/** Is drawn when it is near. */
function DrawnBlock({ block }: { block: BlockListItem }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const quilt = useMemo(() => quiltOfBlock(block), [block]);
  return (
    <span ref={place} className={styles.picture}>
      {isNear && <QuiltPicture quilt={quilt} label="" />}
    </span>
  );
}
