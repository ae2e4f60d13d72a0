import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/**
 * The heading of a screen that isn't an editor, and an introduction (`lead`). Both are at the same height on all such
 * screens.
 */
export function PageHead({ heading, lead }: { heading: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
