import { Link } from 'react-router-dom';
import styles from './GuestPanel.module.css';

/** What guests see beside their quilt. */
export function GuestPanel() {
  return (
    <section className={styles.guest} aria-label="Testing it out">
      <div className={styles.head}>
        <h2>Testing it out</h2>
        <Link to="/my-quilts">Manage My Quilts</Link>
      </div>
      <p>
        Saving is for subscribers. <Link to="/subscribe">Subscribe</Link>
      </p>
    </section>
  );
}
