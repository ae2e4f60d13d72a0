import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading of a screen that isn't an editor, and its lead: at the same level on all of them. */
export function PageHead({ heading, lead }: { heading: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
