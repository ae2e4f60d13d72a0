import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import styles from './Root.module.css';

/** The screen that is open, and a thread along the top edge while another one takes its time. */
export function Root() {
  const { state } = useNavigation();
  useFocusOnArrival();
  return (
    <>
      {state !== 'idle' && (
        <div className={styles.thread} role="progressbar" aria-label="Fetching the page" />
      )}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Leads the keyboard, and who listens to the page, to the heading of the screen that one came to. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What the page says before its first screen is there; the same as in index.html. */
export function Starting() {
  return <p className="starting">Fetching Quiltwright…</p>;
}
