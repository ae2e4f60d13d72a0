import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

/** A list of benefits, or of points to remember. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={styles.points}>{children}</ul>;
}

/** An item of a `Points` list, with a tick. A feature that doesn't exist yet (`isComing`) has no tick. */
export function Point({ isComing = false, children }: { isComing?: boolean; children: ReactNode }) {
  return (
    <li>
      {isComing ? <Sparkles className={styles.coming} aria-hidden /> : <Check aria-hidden />}
      <span>{children}</span>
    </li>
  );
}
