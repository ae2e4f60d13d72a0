import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQuery } from '@tanstack/react-query';
import { Check, Lock, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { blocksQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { usePeek } from '../../ui/use-peek';
import { useGrowing } from '../../ui/use-growing';
import { useRoving } from '../../ui/use-roving';
import type { DragSource } from '../drag-source';
import { FailureNote } from '../FailureNote';
import { familiesOf, searchBlocks } from './block-search';
import { BlockPicture } from './BlockPicture';
import styles from './BlockShelf.module.css';

interface BlockShelfProps {
  /** The number of the block that is marked; 0 for none. */
  chosen: number;
  fabric: (fabricNum: number) => Fabric | undefined;
  drag: DragSource<BlockListItem>;
  /** The list takes the keyboard when it appears. */
  takesFocus: boolean;
  onBlock: (block: BlockListItem) => void;
  /** A block is looked at, or none any more. */
  onPeek: (block: BlockListItem | null) => void;
  /** The marked block is to go. */
  onRemove: () => void;
  /** A block was asked for that guests can't have. */
  onLocked: () => void;
}

const ALL = 'all';
/** Blocks that are drawn at first, more than a panel shows. */
const IN_SIGHT = 36;

/** Pictures of all blocks, by name and family; a tap sets one, a drag takes it to any place of the quilt. */
export function BlockShelf({
  chosen,
  fabric,
  drag,
  takesFocus,
  onBlock,
  onPeek,
  onRemove,
  onLocked,
}: BlockShelfProps) {
  const session = useSession();
  const [words, setWords] = useState('');
  const [family, setFamily] = useState('');
  const { data, error, refetch } = useQuery(blocksQuery(session.quilterNum));
  const isLocked = (block: BlockListItem) => block.trial === false && !isSubscriber(session);
  const wanted = searchBlocks(data ?? [], useDeferredValue(words), family);
  // What can be had comes before what can't.
  const found = [...wanted.filter((block) => !isLocked(block)), ...wanted.filter(isLocked)];
  const { shown, last } = useGrowing(found.length, IN_SIGHT);
  const inSight = found.slice(0, shown);
  const families = familiesOf(data ?? []);
  const { peekable } = usePeek<BlockListItem>((block) => {
    onPeek(block && isLocked(block) ? null : block);
  });
  const list = useRef<HTMLUListElement>(null);
  const isThere = data !== undefined;
  const { steady } = drag;
  useEffect(() => (list.current ? steady(list.current) : undefined), [steady]);
  useEffect(() => {
    if (!takesFocus || !isThere) return;
    list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  const { grid, item } = useRoving(
    inSight.map(({ designedBlockNum }) => designedBlockNum),
    chosen,
  );

  return (
    <div className={styles.shelf}>
      <div className={styles.find}>
        <Field
          label="Search blocks by name"
          labelHidden
          type="search"
          icon={<Search aria-hidden />}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
        <Select
          label="Family"
          labelHidden
          options={[{ value: ALL, name: 'All blocks' }, ...families.map((name) => ({ value: name, name }))]}
          value={family === '' ? ALL : family}
          onChoose={(name) => {
            setFamily(name === ALL ? '' : name);
          }}
        />
      </div>
      {error && (
        <FailureNote
          message={error.message}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {!data && !error && <p className={styles.quiet}>Fetching the blocks…</p>}
      <div className={styles.head}>
        <p role="status">
          {data && (found.length === 0 ? 'No block is called that. Try a shorter word.' : countOf(found))}
        </p>
        {chosen !== BLOCK.none && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            Remove block
          </button>
        )}
      </div>
      <ul className={styles.blocks} aria-label="Blocks" ref={list} {...grid}>
        {inSight.map((block, index) => {
          const isChosen = block.designedBlockNum === chosen;
          return (
            <li
              key={block.designedBlockNum}
              ref={index === shown - 1 && shown < found.length ? last : undefined}
            >
              <button
                type="button"
                className={styles.block}
                aria-pressed={isChosen}
                data-lifted={block.designedBlockNum === drag.lifted?.designedBlockNum || undefined}
                onPointerDown={({ nativeEvent }) => {
                  if (!isLocked(block)) drag.reach(nativeEvent, block);
                }}
                onClick={() => {
                  if (isLocked(block)) onLocked();
                  else onBlock(block);
                }}
                {...peekable(block)}
                {...item(block.designedBlockNum)}
              >
                <span className={styles.picture}>
                  <BlockPicture block={block} fabric={fabric} />
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
                <span className={styles.name}>{block.designName}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function countOf({ length }: readonly BlockListItem[]): string {
  return `${length} ${length === 1 ? 'block' : 'blocks'}`;
}
