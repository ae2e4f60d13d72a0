import type { ShownBlock } from '../../server/checks';

/** What the list shows of a block, and is looked through for. */
export type ListedBlock = Pick<
  ShownBlock,
  'designedBlockNum' | 'designName' | 'title' | 'otherNames' | 'family' | 'grid' | 'difficulty' | 'trial'
>;
