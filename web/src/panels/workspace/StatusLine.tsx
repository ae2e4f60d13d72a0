import type { ReactNode } from 'react';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  /** The measurements of the open document. A phone shows them too, in a corner of the canvas. */
  size: ReactNode;
  detail?: ReactNode;
  /** Paragraphs about the pointer's place and the selection. They are hidden where space is short. */
  facts: ReactNode;
  /** A sentence on the next step or on the last action. */
  hint: string;
  /** True if the hint is new. A phone shows only new hints, in place of `detail`. */
  isNews: boolean;
  /**
   * True if the screen itself announces actions to people who can't see the canvas. The status line then
   * doesn't announce its hint.
   */
  isAnnounced?: boolean;
}

/** The status line at the foot of the workspace. On a phone, which has little room, it is in a corner of the canvas. */
export function StatusLine({ size, detail, facts, hint, isNews, isAnnounced = false }: StatusLineProps) {
  return (
    <footer className={styles.line} data-corner>
      {size !== null && <p className={styles.size}>{size}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {facts}
      <p className={styles.hint} role={isAnnounced ? undefined : 'status'} data-news={isNews}>
        {hint}
      </p>
    </footer>
  );
}
