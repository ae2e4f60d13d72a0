import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A list of facts about a design, such as its size and its blocks. Each fact is beside its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
