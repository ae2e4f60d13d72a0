import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { blockPicture } from '../../server/pictures';
import { BlockSketch } from './BlockSketch';

interface BlockPictureProps {
  block: BlockListItem;
  fabric: (fabricNum: number) => Fabric | undefined;
}

/** A block as it comes: a pre-made one has a picture, a quilter's own is drawn. */
export function BlockPicture({ block, fabric }: BlockPictureProps) {
  return block.designedBlockNum < BLOCK.firstOwn ? (
    <img src={blockPicture(block.designName)} alt="" loading="lazy" decoding="async" draggable={false} />
  ) : (
    <BlockSketch levels={block.levels} fabric={fabric} />
  );
}
