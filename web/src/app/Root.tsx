import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { MissingChunk } from './missing/MissingChunk';
import { fetchChunk, fetchChunksAhead } from '../browser/chunks';
import styles from './Root.module.css';
import { isSignedIn, isSubscriber, useSession } from '../server/session/session';
import { ScrollPositions } from './ScrollPositions';
import { EditorFrame } from './editors/EditorFrame';
import { isEditorPath } from './editors/editors';
import { useStrayDrop } from './use-stray-drop';

/** Shows the open screen, and a thin progress bar along the top edge while another screen loads. */
export function Root() {
  const { state } = useNavigation();
  const saveWatch = useSaveWatch();
  useFocusOnArrival();
  useStrayDrop();
  useChunksAhead();
  return (
    <>
      {state !== 'idle' && <div className={styles.thread} role="progressbar" aria-label="Loading the page" />}
      <MissingChunk />
      <Outlet />
      {saveWatch}
      <ScrollPositions />
    </>
  );
}

/**
 * Returns the component that reports the results of a subscriber's saves; null until its chunk is fetched, and for
 * guests and signed-out people.
 */
function useSaveWatch(): ReactNode {
  const [saveWatch, setSaveWatch] = useState<ReactNode>(null);
  const isWanted = isSubscriber(useSession());
  const isMissing = isWanted && saveWatch === null;
  useEffect(() => {
    if (!isMissing) return;
    void fetchChunk('SaveWatch', () => import('./SaveWatch'), true).then(({ SaveWatch }) => {
      setSaveWatch(<SaveWatch />);
    });
  }, [isMissing]);
  return isWanted && saveWatch;
}

/** Matches the paths of pages on which people arrive from a search engine. */
const LANDING = /^\/(home$|block-list(\/|$))/;

/**
 * Fetches all chunks ahead. On a first visit to a landing page it fetches none, because the page would appear later.
 */
function useChunksAhead(): void {
  const isOn = !LANDING.test(useLocation().pathname);
  const isKnown = isSignedIn(useSession());
  useEffect(() => {
    if (isOn || isKnown) fetchChunksAhead();
  }, [isOn, isKnown]);
}

/** Moves the focus to the heading of a new screen, for keyboards and screen readers. */
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

/**
 * Shows a placeholder until the first screen has loaded: an editor's empty frame, or a line of text. The HTML pages
 * contain the same placeholder, so nothing changes when React takes over.
 */
export function Starting() {
  const { pathname } = useLocation();
  return (
    <>
      <MissingChunk />
      {isEditorPath(pathname) ? <EditorFrame /> : <p className="starting">Loading Quiltwright…</p>}
    </>
  );
}
