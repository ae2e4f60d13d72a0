import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading and the lead of a screen that isn't an editor. All such screens have them at the same height. */
export function PageHead({ heading, lead }: { heading: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
