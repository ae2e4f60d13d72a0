import {
  type BlockListItem,
  type BlockSummary,
  isReadable,
  type ListedBlock,
} from '@quiltwright/shared/contract/block-list-item';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { libraryQuery, ownBlocksQuery, type Room } from '../../../server/queries/queries';
import { isSubscriber, useSession } from '../../../server/session/session';
import { DESIGN_FAMILY } from './block-search';

export type BlocksWanted = 'blocks' | 'designs' | 'designs and blocks';

const noLibrary: readonly BlockListItem[] = [];
const noneOwn: Room & { blocks: readonly BlockSummary[] } = { blocks: [], held: 0, most: Infinity };

/** Returns the blocks to choose from: pre-made and drawn blocks, the quilter's saved designs, or both. */
export function useBlocks(wanted: BlocksWanted) {
  const session = useSession();
  const wantsBlocks = wanted !== 'designs';
  const wantsOwn = isSubscriber(session);
  const ofLibrary = useQuery({ ...libraryQuery, enabled: wantsBlocks, select: readable });
  const ofOwn = useQuery({ ...ownBlocksQuery(session.quilterNum), enabled: wantsOwn });
  const library = (wantsBlocks && ofLibrary.data) || noLibrary;
  const own = (wantsOwn && ofOwn.data) || noneOwn;
  const blocks = useMemo(
    (): readonly ListedBlock[] => (wantsBlocks ? [...library, ...created(own.blocks)] : []),
    [wantsBlocks, library, own],
  );
  const designs = useMemo(
    (): readonly ListedBlock[] => (wanted === 'blocks' ? [] : designed(own.blocks)),
    [wanted, own],
  );
  const asked = [...(wantsOwn ? [ofOwn] : []), ...(wantsBlocks ? [ofLibrary] : [])];
  return {
    /** The pre-made blocks, with their shapes. */
    library,
    blocks,
    /** The quilter's saved designs, the latest first. */
    designs,
    /** The saved designs, followed by all other blocks. */
    all: useMemo(() => [...designs, ...blocks], [designs, blocks]),
    /** The number of created and designed blocks that the quilter has saved, and the greatest number allowed. */
    room: own as Room,
    isPending: asked.some(({ isPending }) => isPending),
    /** The errors of lists that couldn't be fetched, each with a function that tries again. */
    failed: asked.flatMap(({ data, error, refetch }) => (error && !data ? [{ error, refetch }] : [])),
  };
}

function readable(blocks: readonly BlockListItem[]): BlockListItem[] {
  return blocks.filter(isReadable);
}

/** Returns the created blocks in the order in which they were made. */
function created(own: readonly BlockSummary[]): BlockSummary[] {
  return own.filter(({ kind }) => kind === 'created').reverse();
}

function designed(own: readonly BlockSummary[]): ListedBlock[] {
  return own.flatMap((block) => (block.kind === 'designed' ? { ...block, family: DESIGN_FAMILY } : []));
}
