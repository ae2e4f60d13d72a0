import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { fetchChunk } from '../browser/chunks';
import { idle } from '../browser/idle';
import { useMade } from '../server/session/use-tab';
import { createQueryClient } from '../server/queries/query-client';

/** All screens but the home screen share the server's answers and the notices. */
export function ScreenLayout() {
  const notices = useNotices();
  return (
    <QueryClientProvider client={useMade(createQueryClient)}>
      <Outlet />
      {notices}
    </QueryClientProvider>
  );
}

/** Milliseconds that a busy page may delay notices. */
const PATIENCE = 2_000;

/** Returns the board of notices, fetched once the screen is there and at rest. Earlier notices wait for it. */
function useNotices(): ReactNode {
  const [notices, setNotices] = useState<ReactNode>(null);
  useEffect(() => {
    void idle(PATIENCE)
      .then(() => fetchChunk('Notices', () => import('../ui/dialogs/Notices'), true))
      .then(({ Notices }) => {
        setNotices(<Notices />);
      });
  }, []);
  return notices;
}
