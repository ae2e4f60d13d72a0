import { LockKeyhole } from 'lucide-react';
import styles from './ForSubscribers.module.css';

/** The words at a button which say that its feature is for subscribers. */
export function ForSubscribers() {
  return (
    <span className={styles.only}>
      <LockKeyhole aria-hidden />
      for subscribers
    </span>
  );
}
