import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { fetchChunk } from '../browser/chunks';
import { idle } from '../browser/idle';
import { useMade } from '../server/session/use-tab';
import { createQueryClient } from '../server/queries/query-client';

/**
 * The layout of all screens except the home screen. Provides one cache of the server's answers for these screens, and
 * shows notices.
 */
export function ScreenLayout() {
  const notices = useNotices();
  return (
    <QueryClientProvider client={useMade(createQueryClient)}>
      <Outlet />
      {notices}
    </QueryClientProvider>
  );
}

/** The longest wait before notices show on a page that is still busy, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Returns the component that shows notices. Its chunk is fetched once the screen is loaded and idle, and notices wait
 * until then.
 */
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
