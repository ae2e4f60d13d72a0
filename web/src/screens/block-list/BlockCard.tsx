import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { blockPicture } from '../../server/pictures';
import type { ShownBlock } from '../../server/checks';
import styles from './BlockCard.module.css';

interface BlockCardProps {
  ref: Ref<HTMLLIElement> | undefined;
  block: ShownBlock;
  /** It is for subscribers, and whoever looks isn't one. */
  isLocked: boolean;
  onChoose: () => void;
}

/** A pre-made block of the list with its names: the way to its colouring. */
export function BlockCard({ ref, block, isLocked, onChoose }: BlockCardProps) {
  const { designName, otherNames = [] } = block;
  return (
    <li ref={ref} className={styles.item}>
      <button type="button" className={styles.card} onClick={onChoose}>
        <span className={styles.picture}>
          <img
            src={blockPicture(designName)}
            alt=""
            loading="lazy"
            decoding="async"
            width="360"
            height="360"
          />
          {isLocked && (
            <span className={styles.lock}>
              <Lock aria-label="For subscribers:" />
            </span>
          )}
        </span>
        <span className={styles.name}>{titleOf(block)}</span>
        {otherNames.length > 0 && <span className={styles.others}>also {otherNames.join(', ')}</span>}
      </button>
    </li>
  );
}
