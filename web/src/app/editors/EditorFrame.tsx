import { Brand, TopBar } from '../../page/frame/TopBar';
import styles from './EditorFrame.module.css';

/**
 * Shows the frame of an editor before its panels are loaded, so that they appear in a finished layout. The build draws
 * the same frame into the page. Nothing in the frame can be used, and screen readers skip it.
 */
export function EditorFrame() {
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
