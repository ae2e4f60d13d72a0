import { bulged, placed } from '@quiltwright/shared/geometry/outline';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { turnedBox } from '@quiltwright/shared/geometry/orientation';
import { inches } from '@quiltwright/shared/geometry/units';
import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { blockLines } from '@quiltwright/workers/kernels/patches/lines/block-lines';
import { newCopies, writeCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { PlainBlock, PlainQuilt } from './page-api';

const blocks = new Map<string, SceneBlock>();

/** Returns the canvas' scene of a quilt. A repeated block is the same object, as in the product. */
export function sceneOf(quilt: PlainQuilt): Scene {
  const { turn } = quilt;
  const sceneBlocks = quilt.blocks.map((block) => sceneBlockOf(block, turn));
  const copies = newCopies(quilt.copies.length);
  quilt.copies.forEach(([x, y, block], index) => {
    const { width = 0, height = 0 } = sceneBlocks[block] ?? {};
    writeCopy(copies, index, turnedBox({ x, y, width, height }, { turn }), block, index);
  });
  return {
    width: inches(quilt.width),
    length: inches(quilt.length),
    bands: [...quilt.bands],
    blocks: sceneBlocks,
    copies,
  };
}

function sceneBlockOf(
  { width, height, shapes, outline: corners = [] }: PlainBlock,
  turn: number | undefined,
): SceneBlock {
  const key = JSON.stringify([width, height, shapes, corners.length, turn]);
  const own = bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge })));
  const block = blocks.get(key) ?? {
    key,
    blockNum: 1,
    width: inches(width),
    height: inches(height),
    turn,
    shapes: Float32Array.from(shapes.flat()),
    outlines: [own],
    lines: blockLines(
      shapes.map(([type, x, y, across, down]) =>
        placed(type < 0 ? own : unitOutline(type as ShapeType), { x, y, width: across, height: down }),
      ),
      (shape) => shapes[shape]?.[0] === SHAPE_TYPE.ellipse,
    ),
  };
  blocks.set(key, block);
  return block;
}
