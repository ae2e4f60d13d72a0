import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { awaitChunks, leaveChunks } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Shows a note over the open screen while a chunk that the user waits for can't be fetched. The note offers to
 * stay on the open screen, and to try again or, if there is a newer version of the app, to load that version.
 */
export function MissingChunk() {
  const wanted = useNavigation().location;
  const here = useLocation();
  const navigate = useNavigate();
  const before = useRef(here.pathname);
  useEffect(() => {
    if (before.current === here.pathname) return;
    before.current = here.pathname;
    leaveChunks();
  }, [here.pathname]);
  // The router doesn't fetch a screen's chunk again when it is requested twice, so the wait for that chunk is resumed
  // here.
  const isLeaving = wanted !== undefined && wanted.pathname !== here.pathname;
  useEffect(() => {
    if (isLeaving) awaitChunks();
  }, [isLeaving]);
  return (
    <MissingNote
      onStay={() => {
        // Cancels the navigation that waits for the chunk.
        if (wanted) void navigate(createPath(here), { replace: true, state: here.state as unknown });
      }}
      onLoad={() => {
        if (wanted) location.assign(createPath(wanted));
        else location.reload();
      }}
    />
  );
}
