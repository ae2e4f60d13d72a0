import { Outlet, useNavigation } from 'react-router-dom';
import styles from './Root.module.css';

/** The screen that is open, and a thread along the top edge while another one takes its time. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      {state !== 'idle' && (
        <div className={styles.thread} role="progressbar" aria-label="Fetching the page" />
      )}
      <Outlet />
    </>
  );
}

/** What the page says before its first screen is there; the same as in index.html. */
export function Starting() {
  return <p className="starting">Fetching Quiltwright…</p>;
}
