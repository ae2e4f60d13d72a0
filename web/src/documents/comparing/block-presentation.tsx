import type { Block } from '@quiltwright/shared/quilting/block';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asStored } from '@quiltwright/shared/model/created-block/stored-spots';
import { quiltOfBlock } from '../../render/quilt/block-quilt';
import { blockQuery } from '../../server/queries/block-queries';
import { blockListsKey } from '../../server/queries/queries';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { blockDifferences } from './block-differences';
import type { DocumentPresentation } from './document-presentation';
import { QuiltPicture } from '../pictures/QuiltPicture';

/** The picture, description and comparison of designed blocks (blocks coloured with fabrics) for dialogs. */
export const blockPresentation: DocumentPresentation<Block> = {
  Picture,
  details: ({ blockWidth, blockHeight }) => formatSize(blockWidth, blockHeight),
  differences: blockDifferences,
  useStored: (num, quilterNum, enabled) => useQuery({ ...blockQuery(num, quilterNum), enabled }),
  listKey: blockListsKey,
};

/**
 * The picture, description and comparison of created blocks (blocks drawn by a quilter) for dialogs. Two versions are
 * compared in the format in which the server stores blocks.
 */
export const createdBlockPresentation: DocumentPresentation<Block> = {
  ...blockPresentation,
  differences: (mine, theirs) => blockDifferences(asStored(mine), asStored(theirs)),
};

function Picture({ content, label }: { content: Block; label: string }) {
  const quilt = useMemo(() => quiltOfBlock(content), [content]);
  return <QuiltPicture quilt={quilt} label={label} />;
}
