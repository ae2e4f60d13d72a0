import type { BulgedCorner } from '@quiltwright/shared/geometry/combining/arcs-along';
import type { Box } from '@quiltwright/shared/geometry/box';
import { LIMITS } from '@quiltwright/shared/limits';
import { insideBlock } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import { faultThrough } from '@quiltwright/shared/quilting/shapes/faults/shape-fault';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { Result } from '@quiltwright/shared/result';
import { cornersAlong } from './corners-along';
import { readDrawing } from './svg-drawing';
import type { IgnoredPart, SvgFault, UnusedReason } from './svg-words';

/** The greatest distance between a curve and the arcs that follow it, in inches. */
const TOLERANCE = 0.02;

/** The most corners to find, those of unused outlines included. A block can have far fewer. */
const MOST_CORNERS = 3 * LIMITS.blockCorners;

export interface SvgOutlines {
  /** The outlines that shapes can have, in block units. */
  outlines: OutlineCorner[][];
  /** For each other outline, the reason why no shape can have it. */
  unused: UnusedReason[];
  /** The parts of the drawing that can’t be read. */
  ignored: readonly IgnoredPart[];
}

/**
 * Returns the outlines of an SVG drawing. The drawing is scaled to the block without changing its proportions, and is in
 * the middle of the block.
 * @param width the width of the block in inches; `height` is its height
 */
export function outlinesOfSvg(text: string, width: number, height: number): Result<SvgOutlines, SvgFault> {
  const read = readDrawing(text);
  if (!read.ok) return read;
  const { drawn, damaged, ignored, box } = read.value;
  if (drawn.length > 0 && !(box.width > 0 && box.height > 0)) return { ok: false, error: 'flat' };
  const scale = Math.min(width / box.width, height / box.height);
  const place = placing(box, scale, width, height);
  const outlines: OutlineCorner[][] = [];
  const unused: UnusedReason[] = Array.from({ length: damaged }, () => 'damaged');
  let left = MOST_CORNERS;
  for (const curves of drawn) {
    const corners = cornersAlong(curves, TOLERANCE / scale, LIMITS.outlineCorners);
    left -= corners.length;
    if (left < 0) return { ok: false, error: 'detailed' };
    // A single point is no outline.
    if (corners.length < 2) continue;
    const checked = checkedOutline(corners.map(place));
    if (typeof checked === 'string') unused.push(checked);
    else outlines.push(checked);
  }
  if (outlines.length + unused.length + ignored.length === 0) return { ok: false, error: 'no-outlines' };
  return { ok: true, value: { outlines, unused, ignored } };
}

/** Returns the function that places the corners of a drawing in a block. `scale` is in inches. */
function placing(box: Box, scale: number, width: number, height: number) {
  const units = (length: number, side: number) => ((length * scale) / side + 0.5) * LIMITS.blockSpace;
  return ({ x, y, bulge }: BulgedCorner): OutlineCorner =>
    cornerAt(units(x - box.x - box.width / 2, width), units(y - box.y - box.height / 2, height), bulge);
}

/** Returns an outline moved into the block, or the reason why no shape can have it. */
function checkedOutline(placed: readonly OutlineCorner[]): OutlineCorner[] | UnusedReason {
  // Numbers in a file can be so large that their sums aren’t numbers.
  if (!placed.flat().every(Number.isFinite)) return 'damaged';
  if (placed.length > LIMITS.outlineCorners) return 'many-corners';
  const outline = insideBlock(placed);
  const fault = faultThrough(outline);
  switch (fault) {
    case null:
      return outline;
    case 'few-corners':
    case 'same-place':
      return 'empty';
    case 'steep':
      return 'outside';
    default:
      return fault;
  }
}
