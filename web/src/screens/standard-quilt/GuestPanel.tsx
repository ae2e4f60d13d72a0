import { Link } from 'react-router-dom';
import styles from './sections.module.css';

/** What guests see beside their quilt. */
export function GuestPanel() {
  return (
    <section className={styles.guest} aria-label="Testing it out">
      <h3>Testing it out</h3>
      <p>Lay out as many quilts as you like. Subscribers can save them.</p>
      <Link to="/subscribe">Subscribe</Link>
    </section>
  );
}
