import { Brand, TopBar } from '../panels/TopBar';
import styles from './TableFrame.module.css';

/**
 * A table before its panels are there, so that these come into a room that stands already: the same in the page, which the
 * build draws. Nothing in it can be used or is told of.
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
          <p className="starting">Fetching Quiltwright…</p>
        </div>
        <div className={styles.right} />
      </div>
      <div className={styles.foot} />
    </div>
  );
}
