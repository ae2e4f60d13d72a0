import { counted } from '@quiltwright/shared/counted';
import { titleOf, type BlockListItem, type ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isSubscriber, useSession } from '../../../server/session/session';
import { IconButton } from '../../../ui/basics/Button';
import { classNames } from '../../../ui/basics/class-names';
import { Field } from '../../../ui/fields/Field';
import type { DragSource } from '../../controls/drag-source';
import { FailureNotes } from '../../../page/forms/FailureNote';
import sticky from '../../../page/layout/sticky-head.module.css';
import {
  allBlocks,
  DESIGN_FAMILY,
  facetsOf,
  findBlocks,
  isLockedTo,
  lockedLast,
  ownFirst,
  type BlockFilter,
} from '../list/block-search';
import { BlockFilters } from './BlockFilters';
import styles from './BlockMenu.module.css';
import { BlockTiles } from './BlockTiles';
import { FreeFilter } from './FreeFilter';
import { focusTile, useTileFocus } from './use-tile-focus';
import { linkingBlocks, type BesideBlock } from '../list/linking-blocks';
import { type OpenBlock, withoutOffered } from '../list/open-block';
import { useBlocks, type BlocksWanted } from '../list/use-blocks';

const noneOffered: readonly OpenBlock[] = [];

interface BlockMenuProps {
  /** The blocks in the menu: pre-made and drawn blocks, the quilter's saved designs, or both with the designs first. */
  holds: BlocksWanted;
  /** The blocks that are being coloured and drawn, which come first; absent if the menu doesn't list them. */
  offered?: readonly OpenBlock[];
  /** The block next to which the chosen block will be set; absent if there is none. */
  beside?: BesideBlock | undefined;
  /** The key of the block that is shown as chosen; 0 for none. */
  chosen: number;
  /** Starts dragging a block out of the menu; absent if blocks can only be tapped. */
  drag?: DragSource<BlockListItem>;
  /** True on a phone. The search field is then behind a button. */
  compact?: boolean;
  /** True in low windows. The filters for family, grid and difficulty are then behind a button. */
  foldsFilters?: boolean;
  /** True if the list takes the focus when it appears. */
  takesFocus?: boolean;
  /**
   * Called when a block was pressed.
   * @param isAlt true if Alt was held
   */
  onBlock: (block: BlockListItem, isAlt: boolean) => void;
  /** Called with the block to preview; null ends the preview. */
  onPeek?: (block: BlockListItem | null) => void;
  /** Removes the chosen block from its place; absent if no block can be removed. */
  onRemove?: () => void;
  /** Called when a guest pressed a block that is only for subscribers. */
  onLocked: () => void;
}

/**
 * A menu of pictures of blocks, which can be searched by name, family, grid and difficulty. A tap chooses a block, and
 * a drag moves it on to the canvas. Blocks that guests can't use are locked.
 */
export function BlockMenu({
  holds,
  offered = noneOffered,
  beside,
  chosen,
  drag,
  compact = false,
  foldsFilters = false,
  takesFocus = false,
  onBlock,
  onPeek,
  onRemove,
  onLocked,
}: BlockMenuProps) {
  const session = useSession();
  const subscribes = isSubscriber(session);
  const [filter, setFilter] = useState(allBlocks);
  const [showsWords, setShowsWords] = useState(false);
  const [showsFilters, setShowsFilters] = useState(!foldsFilters);
  const { all, library, blocks, designs, isPending, failed } = useBlocks(holds);
  const wanted = useDeferredValue(filter);
  const facets = useMemo(() => facetsOf(all, wanted), [all, wanted]);
  const isLocked = (block: ListedBlock) => isLockedTo(block, subscribes);
  const foundOffered = findBlocks(offered, wanted);
  const foundDesigns = findBlocks(withoutOffered(designs, offered), wanted);
  const sorted = lockedLast(findBlocks(ownFirst(withoutOffered(blocks, offered)), wanted), subscribes);
  const linking = useMemo(
    () =>
      beside
        ? linkingBlocks(
            beside,
            library.filter((block) => !isLockedTo(block, subscribes)),
          )
        : [],
    [beside, library, subscribes],
  );
  const besideName = all.find(({ designedBlockNum }) => designedBlockNum === beside?.blockNum);
  const count = foundOffered.length + foundDesigns.length + sorted.length;
  // Without a filter, the search field already shows how many blocks there are.
  const tellsCount = compact || isNarrowed(filter);
  const canRemove = onRemove !== undefined && chosen !== BLOCK.none;
  const menu = useRef<HTMLDivElement>(null);
  const isThere = all.length > 0;
  // A quilter who has saved no designs has nothing to search. The other lists always get the library's blocks.
  const hasSearch = isThere || holds !== 'designs';
  useTileFocus(menu, takesFocus, isThere, foundOffered.length);

  const tiles = { chosen, drag, isLocked, onBlock, onPeek, onLocked };
  const field = (
    <Field
      label="Search blocks by name"
      labelHidden
      type="search"
      icon={<Search aria-hidden />}
      placeholder={isThere ? counted(all.length, 'block') : 'Search'}
      className={styles.field}
      autoFocus={compact}
      autoComplete="off"
      spellCheck={false}
      value={filter.words}
      onChange={(event) => {
        setFilter({ ...filter, words: event.target.value });
      }}
    />
  );
  const free = <FreeFilter filter={filter} onFilter={setFilter} />;
  return (
    <div ref={menu} className={styles.menu}>
      {hasSearch && (
        <div className={classNames(sticky.head, styles.find)}>
          {compact ? (
            showsWords && field
          ) : (
            <div className={styles.words}>
              {field}
              {free}
              {foldsFilters && (
                <IconButton
                  label="Narrow the list"
                  className={styles.toggle}
                  aria-expanded={showsFilters}
                  onClick={() => {
                    setShowsFilters(!showsFilters);
                    setFilter({ ...filter, family: null, grid: null, difficulty: null });
                  }}
                >
                  <SlidersHorizontal aria-hidden />
                </IconButton>
              )}
            </div>
          )}
          {showsFilters && (
            <div className={styles.filters}>
              <BlockFilters facets={facets} filter={filter} onFilter={setFilter} />
              {compact && free}
              {compact && (
                <IconButton
                  label="Search blocks"
                  className={styles.toggle}
                  aria-expanded={showsWords}
                  onClick={() => {
                    setShowsWords(!showsWords);
                    setFilter({ ...filter, words: '' });
                  }}
                >
                  <Search aria-hidden />
                </IconButton>
              )}
            </div>
          )}
        </div>
      )}
      <FailureNotes failed={failed} />
      {isPending && !isThere && <p className={styles.quiet}>Loading the blocks…</p>}
      <div className={tellsCount || canRemove ? styles.head : 'visually-hidden'}>
        <p role="status">{isThere && (count === 0 ? 'No block matches.' : counted(count, 'block'))}</p>
        {isNarrowed(filter) && count === 0 && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              setFilter(allBlocks);
            }}
          >
            Show all
          </button>
        )}
        {canRemove && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onRemove();
              // The button disappears with the block, so a tile takes the focus.
              focusTile(menu.current);
            }}
          >
            Remove block
          </button>
        )}
      </div>
      {linking.length > 0 && !isNarrowed(filter) && (
        <>
          <h3
            className={styles.heading}
          >{`Goes well with ${besideName ? titleOf(besideName) : 'the other block'}`}</h3>
          <BlockTiles
            label={`Goes well with ${besideName ? titleOf(besideName) : 'the other block'}`}
            blocks={linking}
            {...tiles}
          />
          <h3 className={styles.heading}>All blocks</h3>
        </>
      )}
      {foundOffered.length > 0 && <BlockTiles label="Your block" blocks={foundOffered} {...tiles} />}
      {foundDesigns.length > 0 && (
        <>
          {holds === 'designs and blocks' && <h3 className={styles.heading}>{DESIGN_FAMILY}</h3>}
          <BlockTiles label={DESIGN_FAMILY} blocks={foundDesigns} {...tiles} />
          {holds === 'designs and blocks' && sorted.length > 0 && (
            <h3 className={styles.heading}>Available Blocks</h3>
          )}
        </>
      )}
      {sorted.length > 0 && <BlockTiles label="Blocks" blocks={sorted} {...tiles} />}
    </div>
  );
}

function isNarrowed({ words, family, grid, difficulty, free }: BlockFilter): boolean {
  return words !== '' || family !== null || grid !== null || difficulty !== null || free;
}
