import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import styles from './Root.module.css';
import { isSubscriber, useSession } from './server/session';
import { useStrayDrop } from './use-stray-drop';

/** The screen that is open, and a thread along the top edge while another one takes its time. */
export function Root() {
  const { state } = useNavigation();
  const saveWatch = useSaveWatch();
  useFocusOnArrival();
  useStrayDrop();
  return (
    <>
      {state !== 'idle' && (
        <div className={styles.thread} role="progressbar" aria-label="Fetching the page" />
      )}
      <Outlet />
      {saveWatch}
      <ScrollRestoration />
    </>
  );
}

/**
 * What tells subscribers how their saves end: it isn't in the way of the first screen, and one that can't be fetched is
 * asked for again with the next.
 */
function useSaveWatch(): ReactNode {
  const [saveWatch, setSaveWatch] = useState<ReactNode>(null);
  const isWanted = isSubscriber(useSession());
  const { pathname } = useLocation();
  const isMissing = isWanted && saveWatch === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./SaveWatch').then(
      ({ SaveWatch }) => {
        setSaveWatch(<SaveWatch />);
      },
      () => undefined,
    );
  }, [isMissing, pathname]);
  return isWanted && saveWatch;
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
