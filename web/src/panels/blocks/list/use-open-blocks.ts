import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import type { PeekedDocument } from '../../../persistence/document-opening';
import type { DocumentSession } from '../../../persistence/document-session';
import { isSubscriber, useSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';
import { type OpenBlock, openBlocksOf } from './open-block';

/** Returns the blocks that are being coloured and drawn in the block editors. Guests can't draw blocks. */
export function useOpenBlocks(): readonly OpenBlock[] {
  const session = useSession();
  const coloured = usePeeked(useMade(createDesignedBlockSession));
  const drawn = usePeeked(useMade(createCreatedBlockSession));
  const draws = isSubscriber(session);
  return useMemo(() => openBlocksOf(coloured, draws ? drawn : null), [coloured, draws, drawn]);
}

function usePeeked<Design, Content extends object>(
  documentSession: DocumentSession<Design, Content>,
): PeekedDocument<Content> | null {
  const { quilterNum } = useSession();
  const document = useStore(documentSession.store);
  const [peeked, setPeeked] = useState<PeekedDocument<Content> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void documentSession.peek(quilterNum).then((found) => {
      if (isWanted) setPeeked(found);
    });
    return () => {
      isWanted = false;
    };
    // Reads the blocks again when another document is opened, or when the open document has changed.
  }, [documentSession, quilterNum, document]);
  return peeked;
}
