import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

/** A list of things that one gets, or that are to be thought of. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={styles.points}>{children}</ul>;
}

/** One of them: ticked, unless it isn't there yet. */
export function Point({ isComing = false, children }: { isComing?: boolean; children: ReactNode }) {
  return (
    <li>
      {isComing ? <Sparkles className={styles.coming} aria-hidden /> : <Check aria-hidden />}
      <span>{children}</span>
    </li>
  );
}
