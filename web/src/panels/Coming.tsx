import { Sparkles } from 'lucide-react';
import { coming } from './benefits';
import styles from './Coming.module.css';

/** What is announced and not there yet. */
export function Coming() {
  return (
    <ul className={styles.coming}>
      {coming.map((thing) => (
        <li key={thing}>
          <Sparkles aria-hidden />
          {thing}
        </li>
      ))}
    </ul>
  );
}
