import { liesOnTop, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { FaultError } from '../../fault';
import { blockLines } from './block-lines';
import { KnownLines, type LinesOf } from './known-lines';
import { packLines } from './line';

/**
 * Returns the lines between the visible patches of a block with these layers, in the format of `blockLines`. Empty for a
 * block that has too many edges to be cut: it is still drawn, but without lines.
 */
export const linesOfLevels: LinesOf = (levels) => {
  const shapes = levels.flat();
  const onTop = shapes.map(liesOnTop);
  try {
    return blockLines(shapes.map(outlineOf), (shape) => onTop[shape] ?? false);
  } catch (error) {
    if (error instanceof FaultError) return packLines([]);
    throw error;
  }
};

/** Returns a function that gives the results of `linesOfLevels`, but computes each block only once. */
export function rememberLines(): LinesOf {
  const known = new KnownLines();
  return (levels) => {
    let lines = known.get(levels);
    if (!lines) known.put(levels, (lines = linesOfLevels(levels)));
    return lines;
  };
}
