import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { ReactNode } from 'react';
import styles from './Ruled.module.css';

interface RuledProps {
  /** The side of the square of fabric, in pixels. */
  side: number;
  children: ReactNode;
}

/**
 * A picture of fabric with a ruler along its lower edge. The ruler shows how many inches of fabric the picture covers.
 */
export function Ruled({ side, children }: RuledProps) {
  return (
    <div className={styles.ruled}>
      {children}
      <div className={styles.ruler} style={{ width: side }} aria-hidden>
        <span>{formatInches(CLOTH_TILE)}</span>
      </div>
    </div>
  );
}
