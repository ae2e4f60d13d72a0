import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { awaitChunks, leaveChunks } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Shows a note over the open screen while a chunk that the user waits for can't be fetched. In the note, the
 * user can stay on the open screen or try again. If there is a newer version of the app, the user can load it
 * instead of trying again.
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
