import { outlineOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { blockLines } from './block-lines';

/** Gives the lines of a block, as `blockLines` does. Whoever gets them leaves them as they are. */
export type LinesOf = (levels: Levels) => Float32Array<ArrayBuffer>;

/** The lines of a block's layers, bottom first. */
export const linesOfLevels: LinesOf = (levels) => blockLines(levels.flat().map(outlineOf));

/** Blocks whose lines are remembered; more than any quilt of ours shows at once by far. */
const MOST_REMEMBERED = 500;

/** The same, each block worked out once: lines stay as they are when it takes other fabrics. */
export function rememberLines(): LinesOf {
  const known = new Map<string, Float32Array<ArrayBuffer>>();
  return (levels) => {
    const key = geometryOf(levels);
    let lines = known.get(key);
    if (!lines) {
      lines = linesOfLevels(levels);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(key, lines);
    }
    return lines;
  };
}

function geometryOf(levels: Levels): string {
  return levels
    .flat()
    .flatMap(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) => [
      shapeType,
      shapeXLoc,
      shapeYLoc,
      shapeWidth,
      shapeHeight,
    ])
    .join();
}
