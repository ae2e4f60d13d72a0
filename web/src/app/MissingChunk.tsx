import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';
import styles from './MissingChunk.module.css';
import { awaitChunks, leaveChunks, missingChunk, retryChunks } from '../browser/chunks';
import { Button } from '../ui/Button';

/** A note over the open screen: what was asked for can't be fetched, and what can be done. */
export function MissingChunk() {
  const { fault } = useStore(missingChunk);
  const wanted = useNavigation().location;
  const here = useLocation();
  const navigate = useNavigate();
  const before = useRef(here.pathname);
  useEffect(() => {
    if (before.current === here.pathname) return;
    before.current = here.pathname;
    leaveChunks();
  }, [here.pathname]);
  // The router fetches a screen once: asking again waits for the same chunk.
  const isLeaving = wanted !== undefined && wanted.pathname !== here.pathname;
  useEffect(() => {
    if (isLeaving) awaitChunks();
  }, [isLeaving]);
  if (fault === null) return null;
  return (
    <div role="alert" className={styles.note}>
      <p>
        {fault === 'gone'
          ? 'There is a new version of Quiltwright. Load it to go on; what lies on your table is kept on this device.'
          : 'This part of Quiltwright isn’t on your device yet, and the server can’t be reached. It comes by itself when the connection is back; what lies on your table stays.'}
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            leaveChunks();
            // Ends a navigation that waits for it.
            if (wanted) void navigate(createPath(here), { replace: true, state: here.state as unknown });
          }}
        >
          Stay here
        </Button>
        <Button
          look="primary"
          onClick={() => {
            if (fault === 'away') retryChunks();
            else if (wanted) location.assign(createPath(wanted));
            else location.reload();
          }}
        >
          {fault === 'gone' ? 'Load the new version' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
