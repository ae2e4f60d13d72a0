import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useMade } from '../server/use-tab';
import { createQueryClient } from '../server/query-client';
import { Notices } from '../ui/Notices';

/** What all screens but the home screen share: answers of the server, and notices. */
export function ScreenLayout() {
  return (
    <QueryClientProvider client={useMade(createQueryClient)}>
      <Outlet />
      <Notices />
    </QueryClientProvider>
  );
}
