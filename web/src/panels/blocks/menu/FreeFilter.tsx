import { isSubscriber, useSession } from '../../../server/session/session';
import type { BlockFilter } from '../list/block-search';
import styles from './FreeFilter.module.css';

interface FreeFilterProps {
  filter: BlockFilter;
  onFilter: (filter: BlockFilter) => void;
}

/**
 * A button that narrows a list of blocks to those of the free trial. Renders nothing for subscribers, who can use all
 * blocks.
 */
export function FreeFilter({ filter, onFilter }: FreeFilterProps) {
  const isOffered = !isSubscriber(useSession()) || filter.free;
  return (
    isOffered && (
      <button
        type="button"
        className={styles.free}
        title="Only blocks in the free trial"
        aria-pressed={filter.free}
        onClick={() => {
          onFilter({ ...filter, free: !filter.free });
        }}
      >
        Free
      </button>
    )
  );
}
