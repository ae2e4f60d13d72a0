import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { blockWork } from '../persistence/block-work';
import { quiltWork } from '../persistence/quilt-work';
import { blockLooks } from '../panels/block-looks';
import { quiltLooks } from '../panels/quilt-looks';
import { SaveDialogs } from '../panels/SaveDialogs';
import { queryClient } from '../server/query-client';
import { notify } from '../ui/Notices';

quiltWork.goOn(notify);
blockWork.goOn(notify);

/** Tells how saves of every kind end, whatever screen is open, those of earlier visits too. */
export function SaveWatch() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <SaveDialogs work={quiltWork} looks={quiltLooks} isAtTable={pathname === '/standard-quilt-layouts'} />
      <SaveDialogs work={blockWork} looks={blockLooks} isAtTable={pathname === '/block-fabric-selection'} />
    </QueryClientProvider>
  );
}
