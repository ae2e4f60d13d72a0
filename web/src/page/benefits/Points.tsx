import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

/** A list of benefits, or of points to remember. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={styles.points}>{children}</ul>;
}

/** An item of a `Points` list, with a tick. With `isNew`, for a new feature, it has a sparkle instead of the tick. */
export function Point({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  return (
    <li>
      {isNew ? <Sparkles className={styles.latest} aria-hidden /> : <Check aria-hidden />}
      <span>{children}</span>
    </li>
  );
}
