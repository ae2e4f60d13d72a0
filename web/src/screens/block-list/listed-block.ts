import type { ShownBlock } from '../../server/calls/checks';

/** The fields of a block that the list shows and searches. */
export type ListedBlock = Pick<
  ShownBlock,
  'designedBlockNum' | 'designName' | 'title' | 'otherNames' | 'family' | 'grid' | 'difficulty' | 'trial'
>;
