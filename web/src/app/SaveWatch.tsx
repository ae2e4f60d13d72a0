import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { blockWork } from '../persistence/block-work';
import { quiltWork } from '../persistence/quilt-work';
import { blockPresentation } from '../panels/block-presentation';
import { quiltPresentation } from '../panels/quilt-presentation';
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
      <SaveDialogs
        work={quiltWork}
        presentation={quiltPresentation}
        isAtTable={pathname === '/standard-quilt-layouts'}
      />
      <SaveDialogs
        work={blockWork}
        presentation={blockPresentation}
        isAtTable={pathname === '/block-fabric-selection'}
      />
    </QueryClientProvider>
  );
}
