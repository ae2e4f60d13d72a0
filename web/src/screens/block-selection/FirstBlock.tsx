import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BlockPicture } from '../../panels/blocks/pictures/BlockPicture';
import { useTakeBlock } from '../../panels/blocks/pictures/use-shapes';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { EmptyEditor } from '../../panels/workspace/canvas/EmptyEditor';
import { FIRST_STEPS } from './colouring/block-hint';
import { classNames } from '../../ui/basics/class-names';
import styles from './FirstBlock.module.css';
import { STARTERS, startersOf } from './starters';

/**
 * The content of an empty editor: the first step in words, and blocks to start with. The block that the quilter drew
 * last comes first.
 */
export function FirstBlock({ onBlock }: { onBlock: (block: BlockListItem) => void }) {
  const { blocks, library, isPending } = useBlocks('blocks');
  const { take } = useTakeBlock();
  const starters = startersOf(blocks, library);
  const isAwaited = isPending && starters.length === 0;
  return (
    <EmptyEditor
      heading={isAwaited || starters.length > 0 ? 'Start with one of these' : 'Start with a block'}
      text={`${FIRST_STEPS}.`}
    >
      {isAwaited && (
        <ul className={styles.blocks} aria-hidden>
          {STARTERS.map((name) => (
            <li key={name}>
              <span className={styles.block}>
                <span className={styles.picture} />
                <span className={classNames('two-lines', styles.unseen)}>{name}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {starters.length > 0 && (
        <ul className={styles.blocks} aria-label="To start with">
          {starters.map((block) => (
            <li key={block.designedBlockNum}>
              <button
                type="button"
                className={styles.block}
                onClick={() => {
                  take(block, onBlock);
                }}
              >
                <span className={styles.picture}>
                  <BlockPicture block={block} />
                </span>
                <span className="two-lines" title={titleOf(block)}>
                  {titleOf(block)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </EmptyEditor>
  );
}
