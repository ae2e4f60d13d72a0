import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { blockLines } from './block-lines';
import { KnownLines, type LinesOf } from './known-lines';

/** Returns the lines of a block's layers, bottom first. */
export const linesOfLevels: LinesOf = (levels) => blockLines(levels.flat().map(outlineOf));

/** Returns a function like `linesOfLevels` that computes each block once. */
export function rememberLines(): LinesOf {
  const known = new KnownLines();
  return (levels) => {
    let lines = known.get(levels);
    if (!lines) known.put(levels, (lines = linesOfLevels(levels)));
    return lines;
  };
}
