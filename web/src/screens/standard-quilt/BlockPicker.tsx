import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { useQuery } from '@tanstack/react-query';
import { Lock, Search } from 'lucide-react';
import { useState } from 'react';
import { quiltCommands, type Slot } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { FailureNote } from '../../panels/FailureNote';
import { blockPicture } from '../../server/pictures';
import { blocksQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import styles from './BlockPicker.module.css';

interface BlockPickerProps {
  /** Null while the picker is closed. */
  slot: Slot | null;
  onClose: () => void;
  /** A block was chosen that guests can't have. */
  onLocked: () => void;
}

/** Pictures of all blocks, from which one is set into a slot. */
export function BlockPicker({ slot, onClose, onLocked }: BlockPickerProps) {
  const session = useSession();
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(blocksQuery(session.quilterNum));
  const found = (data ?? []).filter((block) => matches(block, words));

  const choose = (block: BlockListItem) => {
    if (slot === null) return;
    if (isLocked(block)) {
      onLocked();
      return;
    }
    run(quiltCommands.chooseBlock(slot, block));
    setWords('');
    onClose();
  };
  const isLocked = (block: BlockListItem) => block.trial === false && !isSubscriber(session);

  return (
    <Dialog open={slot !== null} wide title={slot === 1 ? 'Block 2' : 'Block 1'} onClose={onClose}>
      <Field
        label="Search blocks"
        labelHidden
        type="search"
        icon={<Search aria-hidden />}
        placeholder="Search by name"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
        }}
      />
      {error && (
        <FailureNote
          message={error.message}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {!data && !error && <p role="status">Fetching the blocks…</p>}
      {data && found.length === 0 && <p role="status">No block is called that. Try a shorter word.</p>}
      <ul className={styles.blocks}>
        {found.map((block) => (
          <li key={block.designedBlockNum}>
            <button
              type="button"
              className={styles.block}
              onClick={() => {
                choose(block);
              }}
            >
              <img src={blockPicture(block.designName)} alt="" loading="lazy" />
              {isLocked(block) && (
                <span className={styles.lock}>
                  <Lock aria-label="For subscribers:" />
                </span>
              )}
              <span>{block.designName}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function matches({ designName, otherNames }: BlockListItem, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [designName, ...(otherNames ?? [])].some((name) => name.toLowerCase().includes(wanted));
}
