import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** An element beside the title that shows a state, for example an icon. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its own heading. */
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
