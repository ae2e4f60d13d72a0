import { type BlockListItem, type ListedBlock, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { Check, Lock } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/basics/class-names';
import { useGrowing } from '../../../ui/hooks/use-growing';
import { usePeek } from '../../../ui/hooks/use-peek';
import { useRoving } from '../../../ui/hooks/use-roving';
import type { DragSource } from '../../controls/drag-source';
import { BlockPicture } from '../pictures/BlockPicture';
import styles from './BlockTiles.module.css';
import { blockKey } from '../list/open-block';
import { useTakeBlock } from '../pictures/use-shapes';
import { useBlocksAhead } from './use-blocks-ahead';

interface BlockTilesProps {
  label: string;
  blocks: readonly ListedBlock[];
  /** The number of empty places that the list shows until there are blocks. */
  places?: number;
  /** The key of the block that is shown as chosen; 0 for none. */
  chosen: number;
  drag: DragSource<BlockListItem> | undefined;
  isLocked: (block: ListedBlock) => boolean;
  /**
   * Called when a block was pressed.
   * @param isAlt true if Alt was held
   */
  onBlock: (block: BlockListItem, isAlt: boolean) => void;
  onPeek: ((block: BlockListItem | null) => void) | undefined;
  onLocked: () => void;
}

/** The number of blocks that are rendered at first. A panel has space for fewer blocks. */
const IN_SIGHT = 24;

/** Blocks side by side, as buttons with pictures. All buttons together are one Tab stop. */
export const BlockTiles = memo(function BlockTiles({
  label,
  blocks,
  places = 0,
  chosen,
  drag,
  isLocked,
  onBlock,
  onPeek,
  onLocked,
}: BlockTilesProps) {
  const { shown, last } = useGrowing(blocks.length, IN_SIGHT);
  const inSight = blocks.slice(0, shown);
  useBlocksAhead(blocks);
  const { known, take } = useTakeBlock();
  const { peekable } = usePeek<ListedBlock>((block) => {
    onPeek?.(block && !isLocked(block) ? known(block) : null);
  });
  const list = useRef<HTMLUListElement>(null);
  const steady = drag?.steady;
  useEffect(() => (list.current ? steady?.(list.current) : undefined), [steady]);
  const { grid, item } = useRoving(inSight.map(blockKey), chosen);
  const press = (block: ListedBlock, isAlt: boolean) => {
    if (isLocked(block)) onLocked();
    else
      take(block, (whole) => {
        onBlock(whole, isAlt);
      });
  };
  return (
    <ul className={styles.tiles} aria-label={label} ref={list} {...grid}>
      {blocks.length === 0 &&
        Array.from({ length: places }, (_, place) => (
          <li key={`place ${place}`} aria-hidden>
            <span className={styles.tile}>
              <span className={styles.picture} />
              <span className={styles.name}>&nbsp;</span>
            </span>
          </li>
        ))}
      {inSight.map((block, index) => {
        const key = blockKey(block);
        const isChosen = key === chosen;
        const isDragged = drag?.dragged ? blockKey(drag.dragged) === key : false;
        return (
          <li key={key} ref={index === shown - 1 && shown < blocks.length ? last : undefined}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={isChosen}
              data-dragged={isDragged || undefined}
              onPointerDown={({ nativeEvent }) => {
                const here = isLocked(block) ? null : known(block);
                if (here) drag?.reach(nativeEvent, here);
              }}
              onClick={({ altKey }) => {
                press(block, altKey);
              }}
              onKeyDown={(event) => {
                // Not every browser sends a click for Alt and Enter.
                if (event.key !== 'Enter' || !event.altKey || event.repeat) return;
                event.preventDefault();
                press(block, true);
              }}
              {...peekable(block)}
              {...item(key)}
            >
              <span className={styles.picture}>
                <BlockPicture block={block} />
                {isLocked(block) && (
                  <span className={styles.lock}>
                    <Lock aria-label="For subscribers:" />
                  </span>
                )}
                {isChosen && (
                  <span className={styles.tick}>
                    <Check aria-hidden />
                  </span>
                )}
              </span>
              <span className={classNames(styles.name, 'two-lines')} title={titleOf(block)}>
                {titleOf(block)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});
