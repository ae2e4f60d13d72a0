import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blocksQuery, designedBlocksQuery } from '../../server/queries';
import { nameOfBlock } from '../blocks/block-name';
import type { NameBlock } from './estimate-words';

/** Names blocks of the library and those of the quilter. */
export function useBlockNames(quilterNum: number): NameBlock {
  const { data: blank } = useQuery(blocksQuery(quilterNum));
  const { data: designed } = useQuery(designedBlocksQuery(quilterNum));
  return useMemo(() => {
    const known = [...(blank ?? []), ...(designed ?? [])];
    return (blockNum: number) => nameOfBlock(known, blockNum);
  }, [blank, designed]);
}
