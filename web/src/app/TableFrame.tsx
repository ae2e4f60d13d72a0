import { Brand, TopBar } from '../page/frame/TopBar';
import styles from './TableFrame.module.css';

/**
 * Shows an editor before its panels are there, so that they appear in a finished layout. The build draws the same into
 * the page. Nothing in it can be used, and screen readers skip it.
 */
export function TableFrame() {
  return (
    <div className={styles.frame} inert aria-hidden>
      <TopBar
        title=""
        lead={
          <div className={styles.brand}>
            <Brand />
          </div>
        }
      />
      <div className={styles.middle}>
        <div className={styles.left} />
        <div className={styles.ground}>
          <p className="starting">Loading Quiltwright…</p>
        </div>
        <div className={styles.right} />
      </div>
      <div className={styles.foot} />
    </div>
  );
}
