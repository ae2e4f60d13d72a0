import { isReadable, type BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blocksQuery, designedBlocksQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { DESIGN_FAMILY } from './block-search';

export type BlocksWanted = 'blocks' | 'designs' | 'designs and blocks';

const none: readonly BlockListItem[] = [];

/** Blank blocks, pre-made and drawn, the quilter's saved designs, or both, as far as they are known. */
export function useBlocks(wanted: BlocksWanted) {
  const session = useSession();
  const wantsBlocks = wanted !== 'designs';
  const wantsDesigns = wanted !== 'blocks' && isSubscriber(session);
  const ofBlocks = useQuery({
    ...blocksQuery(session.quilterNum),
    enabled: wantsBlocks,
    select: readable,
  });
  const ofDesigns = useQuery({
    ...designedBlocksQuery(session.quilterNum),
    enabled: wantsDesigns,
    select: asFamily,
  });
  const blocks = (wantsBlocks && ofBlocks.data) || none;
  const designs = (wantsDesigns && ofDesigns.data) || none;
  const asked = [...(wantsDesigns ? [ofDesigns] : []), ...(wantsBlocks ? [ofBlocks] : [])];
  return {
    blocks,
    /** A family of their own. */
    designs,
    /** The designs first. */
    all: useMemo(() => [...designs, ...blocks], [designs, blocks]),
    isPending: asked.some(({ isPending }) => isPending),
    /** The lists that could not be had, and how they are asked for again. */
    failed: asked.flatMap(({ data, error, refetch }) => (error && !data ? [{ error, refetch }] : [])),
  };
}

function readable(blocks: readonly BlockListItem[]): BlockListItem[] {
  return blocks.filter(isReadable);
}

function asFamily(designs: readonly BlockListItem[]): BlockListItem[] {
  return readable(designs).map((design) => ({ ...design, family: DESIGN_FAMILY }));
}
