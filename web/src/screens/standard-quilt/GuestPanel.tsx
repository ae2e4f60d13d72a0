import { Link } from 'react-router-dom';
import styles from './sections.module.css';

/** What guests see beside their quilt. */
export function GuestPanel() {
  return (
    <section className={styles.guest} aria-label="Testing it out">
      <h2>Testing it out</h2>
      <p>
        Subscribers can save their quilts. <Link to="/subscribe">Subscribe</Link>
      </p>
    </section>
  );
}
