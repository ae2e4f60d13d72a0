import type { ReactNode } from 'react';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  /** The measures of what is on the table, which a phone shows as well, in a corner of it. */
  size: ReactNode;
  detail?: ReactNode;
  /** Paragraphs: where the cursor is, what is selected. For where there is room. */
  facts: ReactNode;
  /** What can be done, or what has just been done. */
  hint: string;
  /** A phone shows only hints that are news, in place of the detail. */
  isNews: boolean;
  /** Whether the screen says what is done to those who don't see the canvas, in its own words. */
  isSaid?: boolean;
}

/** The line at the foot of the workspace; on a phone, where there is little room, a corner of the table. */
export function StatusLine({ size, detail, facts, hint, isNews, isSaid = false }: StatusLineProps) {
  return (
    <footer className={styles.line} data-corner>
      {size !== null && <p className={styles.size}>{size}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {facts}
      <p className={styles.hint} role={isSaid ? undefined : 'status'} data-news={isNews}>
        {hint}
      </p>
    </footer>
  );
}
