import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { blockPicture } from '../../server/pictures';
import styles from './BlockCard.module.css';

interface BlockCardProps {
  block: BlockListItem;
  /** It is for subscribers, and whoever looks is a guest. */
  isLocked: boolean;
  onLocked: () => void;
}

/** A pre-made block of the list with its names: the way to its colouring. */
export function BlockCard({ block, isLocked, onLocked }: BlockCardProps) {
  return (
    <li className={styles.item}>
      {isLocked ? (
        <button type="button" className={styles.card} onClick={onLocked}>
          <Content block={block}>
            <span className={styles.lock}>
              <Lock aria-label="For subscribers:" />
            </span>
          </Content>
        </button>
      ) : (
        <Link to="/block-fabric-selection" className={styles.card}>
          <Content block={block} />
        </Link>
      )}
    </li>
  );
}

function Content({ block, children }: { block: BlockListItem; children?: ReactNode }) {
  const { designName, otherNames = [] } = block;
  return (
    <>
      <span className={styles.picture}>
        <img src={blockPicture(designName)} alt="" loading="lazy" decoding="async" width="360" height="360" />
        {children}
      </span>
      <span className={styles.name}>{designName}</span>
      {otherNames.length > 0 && <span className={styles.others}>also {otherNames.join(', ')}</span>}
    </>
  );
}
