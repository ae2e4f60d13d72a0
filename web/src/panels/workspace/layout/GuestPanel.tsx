import type { ReactNode } from 'react';
import styles from './GuestPanel.module.css';

interface GuestPanelProps {
  /** A link beside the heading. */
  link?: ReactNode;
  children: ReactNode;
}

/** A panel with the title “Testing it out”, in which guests read about saving and subscriptions. */
export function GuestPanel({ link, children }: GuestPanelProps) {
  return (
    <section className={styles.guest} aria-label="Testing it out">
      <div className={styles.head}>
        <h2>Testing it out</h2>
        {link}
      </div>
      <p>{children}</p>
    </section>
  );
}
