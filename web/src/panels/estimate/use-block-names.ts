import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { libraryQuery, ownBlocksQuery } from '../../server/queries';
import { nameOfBlock } from '../blocks/block-name';
import type { NameBlock } from './estimate-words';

/** Names blocks of the library and those of the quilter. */
export function useBlockNames(quilterNum: number): NameBlock {
  const { data: library } = useQuery(libraryQuery);
  const { data: own } = useQuery(ownBlocksQuery(quilterNum));
  return useMemo(() => {
    const known = [...(library ?? []), ...(own?.blocks ?? [])];
    return (blockNum: number) => nameOfBlock(known, blockNum);
  }, [library, own]);
}
