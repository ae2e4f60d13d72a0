import type { ReactNode } from 'react';
import styles from './EmptyTable.module.css';

interface EmptyTableProps {
  heading: string;
  /** What to do, or what comes of it. */
  text: string;
  /** What to begin with. */
  children: ReactNode;
}

/** Stands in the place of the canvas while nothing lies on the table. */
export function EmptyTable({ heading, text, children }: EmptyTableProps) {
  return (
    <div className={styles.table}>
      <div className={styles.first}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
