import type { ReactNode } from 'react';
import styles from './EmptyTable.module.css';

interface EmptyTableProps {
  heading: string;
  /** The words for the first step, or for what it does. */
  text: string;
  /** The choices to start with. */
  children: ReactNode;
}

/** Replaces the canvas while the editor is empty. */
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
