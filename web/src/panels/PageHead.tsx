import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading of a screen that is no workspace, and what it begins with: the same rank on all of them. */
export function PageHead({ heading, lead }: { heading: string; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
