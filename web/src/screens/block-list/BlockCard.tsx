import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { blockPicture } from '../../server/pictures';
import type { ShownBlock } from '../../server/queries';
import styles from './BlockCard.module.css';

interface BlockCardProps {
  ref: Ref<HTMLLIElement> | undefined;
  block: ShownBlock;
  /** It is for subscribers, and whoever looks is a guest. */
  isLocked: boolean;
  /** It was asked for; absent for those who have to log in first. */
  onChoose: (() => void) | undefined;
}

/** A pre-made block of the list with its names: the way to its colouring. */
export function BlockCard({ ref, block, isLocked, onChoose }: BlockCardProps) {
  const { designName, otherNames = [] } = block;
  const content = (
    <>
      <span className={styles.picture}>
        <img src={blockPicture(designName)} alt="" loading="lazy" decoding="async" width="360" height="360" />
        {isLocked && (
          <span className={styles.lock}>
            <Lock aria-label="For subscribers:" />
          </span>
        )}
      </span>
      <span className={styles.name}>{designName}</span>
      {otherNames.length > 0 && <span className={styles.others}>also {otherNames.join(', ')}</span>}
    </>
  );
  return (
    <li ref={ref} className={styles.item}>
      {onChoose ? (
        <button type="button" className={styles.card} onClick={onChoose}>
          {content}
        </button>
      ) : (
        <Link to="/block-fabric-selection" className={styles.card}>
          {content}
        </Link>
      )}
    </li>
  );
}
