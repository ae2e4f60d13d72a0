import type { ReactNode } from 'react';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  /** The measures of the open document, which a phone shows as well, in a corner of the canvas. */
  size: ReactNode;
  detail?: ReactNode;
  /** Paragraphs with the cursor's place and the selection, if there is room. */
  facts: ReactNode;
  /** The next possible step, or the last action. */
  hint: string;
  /** A phone only shows new hints, in place of the detail. */
  isNews: boolean;
  /** True if the screen itself announces actions to people who can't see the canvas. */
  isSaid?: boolean;
}

/** The line at the foot of the workspace; on a phone, which has little room, a corner of the canvas. */
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
