import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BlockPicture } from '../../panels/blocks/pictures/BlockPicture';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { EmptyTable } from '../../panels/workspace/canvas/EmptyTable';
import { FIRST_STEPS } from './colouring/block-hint';
import styles from './FirstBlock.module.css';

/** Blocks of the free trial to start with, each from a different family. */
const STARTERS = [
  'Ohio Star',
  'Churn Dash',
  'Log Cabin',
  'Friendship Star',
  'Flying Geese',
  'Nine Patch',
  'Pinwheel',
  'Shoo Fly',
] as const;

/** The empty editor: the first step, and blocks to start with. */
export function FirstBlock({ onBlock }: { onBlock: (block: BlockListItem) => void }) {
  const { library } = useBlocks('blocks');
  const starters = STARTERS.flatMap((name) => library.find(({ designName }) => designName === name) ?? []);
  return (
    <EmptyTable
      heading={starters.length > 0 ? 'Start with one of these' : 'Start with a block'}
      text={`${FIRST_STEPS}.`}
    >
      {starters.length > 0 && (
        <ul className={styles.blocks} aria-label="To start with">
          {starters.map((block) => (
            <li key={block.designedBlockNum}>
              <button
                type="button"
                className={styles.block}
                onClick={() => {
                  onBlock(block);
                }}
              >
                <span className={styles.picture}>
                  <BlockPicture block={block} />
                </span>
                <span>{titleOf(block)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </EmptyTable>
  );
}
