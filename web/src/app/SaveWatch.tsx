import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTab } from '../server/session/use-tab';
import { useBeginBlock } from '../panels/blocks/start/use-begin-block';
import { createCreatedBlockSession } from '../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../persistence/kinds/designed-block-session';
import { createFreeFormSession } from '../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../persistence/kinds/standard-quilt-session';
import { blockPresentation, createdBlockPresentation } from '../documents/comparing/block-presentation';
import { quiltPresentation } from '../documents/comparing/quilt-presentation';
import { SaveDialogs } from '../documents/saving/SaveDialogs';
import { createQueryClient } from '../server/queries/query-client';
import { notify } from '../ui/basics/notify';

/**
 * Shows the results of all saves, whichever screen is open. Saves that were started in an earlier visit are
 * included.
 */
export function SaveWatch() {
  const tab = useTab();
  const quilts = tab.get(createStandardQuiltSession);
  const freeForms = tab.get(createFreeFormSession);
  const blocks = tab.get(createDesignedBlockSession);
  const drawings = tab.get(createCreatedBlockSession);
  useEffect(() => {
    quilts.goOn(notify);
    freeForms.goOn(notify);
    blocks.goOn(notify);
    drawings.goOn(notify);
  }, [quilts, freeForms, blocks, drawings]);
  const colouring = useBeginBlock();
  return (
    <QueryClientProvider client={tab.get(createQueryClient)}>
      <SaveDialogs
        documentSession={quilts}
        presentation={quiltPresentation}
        editorPath="/standard-quilt-layouts"
      />
      <SaveDialogs
        documentSession={freeForms}
        presentation={quiltPresentation}
        editorPath="/free-form-quilt-layouts"
      />
      <SaveDialogs
        documentSession={blocks}
        presentation={blockPresentation}
        editorPath="/block-fabric-selection"
      />
      <SaveDialogs
        documentSession={drawings}
        presentation={createdBlockPresentation}
        editorPath="/block-creation"
        next={{ label: 'Colour this block', go: colouring.begin }}
      />
      {colouring.dialog}
    </QueryClientProvider>
  );
}
