import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTab } from '../server/use-tab';
import { createDesignedBlockSession } from '../persistence/designed-block-session';
import { createStandardQuiltSession } from '../persistence/standard-quilt-session';
import { blockPresentation } from '../panels/block-presentation';
import { quiltPresentation } from '../panels/quilt-presentation';
import { SaveDialogs } from '../panels/SaveDialogs';
import { createQueryClient } from '../server/query-client';
import { notify } from '../ui/notify';

/** Tells how saves of every kind end, whatever screen is open, those of earlier visits too. */
export function SaveWatch() {
  const { pathname } = useLocation();
  const tab = useTab();
  const quilts = tab.get(createStandardQuiltSession);
  const blocks = tab.get(createDesignedBlockSession);
  useEffect(() => {
    quilts.goOn(notify);
    blocks.goOn(notify);
  }, [quilts, blocks]);
  return (
    <QueryClientProvider client={tab.get(createQueryClient)}>
      <SaveDialogs
        documentSession={quilts}
        presentation={quiltPresentation}
        isAtTable={pathname === '/standard-quilt-layouts'}
      />
      <SaveDialogs
        documentSession={blocks}
        presentation={blockPresentation}
        isAtTable={pathname === '/block-fabric-selection'}
      />
    </QueryClientProvider>
  );
}
