import { Brand, TopBar } from '../../page/frame/TopBar';
import styles from './EditorFrame.module.css';

/**
 * Shows the empty layout of an editor until the editor's panels are loaded. The build draws the same layout into the
 * page. The layout has no controls that work, and screen readers skip it.
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
