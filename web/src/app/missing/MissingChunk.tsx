import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { awaitChunks, leaveChunks } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/** A note over the open screen: a requested chunk can't be fetched, and the choices that remain. */
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
  // The router fetches a screen once: a second request waits for the same chunk.
  const isLeaving = wanted !== undefined && wanted.pathname !== here.pathname;
  useEffect(() => {
    if (isLeaving) awaitChunks();
  }, [isLeaving]);
  return (
    <MissingNote
      onStay={() => {
        // Ends a navigation that waits for the chunk.
        if (wanted) void navigate(createPath(here), { replace: true, state: here.state as unknown });
      }}
      onLoad={() => {
        if (wanted) location.assign(createPath(wanted));
        else location.reload();
      }}
    />
  );
}
