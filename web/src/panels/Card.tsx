import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** Beside the title: how it stands. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with a heading of its own. */
export function Card({ title, mark, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {mark}
      </div>
      {children}
    </section>
  );
}
