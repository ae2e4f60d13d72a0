import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { libraryQuery, ownBlocksQuery } from '../../../server/queries/queries';
import { isSubscriber, useSession } from '../../../server/session/session';
import { nameOfBlock } from '../../blocks/list/block-name';
import type { NameBlock } from '../words/estimate-words';

/**
 * Returns a function that returns the name of a library block or of a quilter's own block. Guests have no own blocks.
 */
export function useBlockNames(quilterNum: number): NameBlock {
  const { data: library } = useQuery(libraryQuery);
  const { data: own } = useQuery({
    ...ownBlocksQuery(quilterNum),
    enabled: isSubscriber(useSession()),
  });
  return useMemo(() => {
    const known = [...(library ?? []), ...(own?.blocks ?? [])];
    return (blockNum: number) => nameOfBlock(known, blockNum);
  }, [library, own]);
}
