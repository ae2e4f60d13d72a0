import { grown, overlaps, type Box } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import {
  fabricsIn,
  shapeCount,
  shapeFabric,
  shapeFillsBox,
  shapeHeight,
  shapeOutline,
  shapeWidth,
  shapeX,
  shapeY,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricFill } from '../fabric/fabric-fill';
import { PAPER, type FindFabricPicture } from '../fabric/fabric-picture-store';
import { seamsOf, type Seams } from '../scene/seams';
import { cutOfPatch } from '@quiltwright/shared/quilting/sewn/cut-places';
import type { Brush } from '../surface/surface';
import { seenAsDrawn, turnedInto } from '../scene/turned-block';

/**
 * The width of a drawn seam, in inches; `SEAM_INK` is its colour. The edges of blocks and borders are drawn in the same
 * way.
 */
export const SEAM_WIDTH = 1 / 22;
export const SEAM_INK = 'rgb(31 42 68 / 0.13)';
/** The colour of lines between patches without a fabric. Only these lines separate such patches. */
export const OUTLINE_INK = 'rgb(31 42 68 / 0.4)';
/** The smallest width of a seam that is drawn, in screen pixels. */
const THINNEST_SEAM = 0.2;

/**
 * The length in pixels by which each shape extends under the shapes beside it. Otherwise the layer below would show
 * through where two smoothed edges meet.
 */
const REACH = 0.4;

const WHOLE_CLOTH = { x: 0, y: 0 };

const seamsOfBlocks = new WeakMap<SceneBlock, Seams>();

/**
 * Paints a block that takes up `box`: its shapes, bottom first, then its seams. Fabrics have their true scale, and their
 * pictures start at the block's corner. They turn with the block, but are never mirrored.
 * @param pixel how many pixels of this canvas are as wide as one screen pixel: 2 if the canvas is halved before it is
 *   shown
 * @param seen the visible part of the box; shapes outside this part aren't painted
 * @param cut null for a block as it is designed. For a block as sewn, a number that decides from which place on its
 *   fabric each patch is cut; no seams are drawn
 */
export function paintBlock(
  brush: Brush,
  block: SceneBlock,
  box: Box,
  cloths: FindFabricPicture,
  pixel: number,
  seen = box,
  cut: number | null = null,
): void {
  brush.save();
  const painting = turnedInto(block, box);
  if (painting.matrix) {
    const { a, b, c, d, e, f } = painting.matrix;
    brush.transform(a, b, c, d, e, f);
  }
  paintAsDrawn(brush, block, painting.drawn, cloths, pixel, seenAsDrawn(block, box, painting, seen), cut);
  brush.restore();
}

/** Paints a block as it was drawn, in the coordinates to which the brush is turned. Parameters as of `paintBlock`. */
function paintAsDrawn(
  brush: Brush,
  block: SceneBlock,
  box: Box,
  cloths: FindFabricPicture,
  pixel: number,
  seen: Box,
  cut: number | null,
): void {
  const { shapes } = block;
  const across = box.width / block.width;
  const down = box.height / block.height;
  // The slanted edges of two blocks side by side would let the ground shine through.
  const edge = isSlanted(block) ? grown(box, REACH) : box;
  brush.beginPath();
  brush.rect(edge.x, edge.y, edge.width, edge.height);
  brush.clip();
  if (!block.isBare) {
    brush.fillStyle = PAPER.colour;
    brush.fillRect(edge.x, edge.y, edge.width, edge.height);
  }
  let fabric = NaN;
  for (let index = 0; index < shapeCount(shapes); index++) {
    const shape = boxOf(shapes, index, box);
    if (!overlaps(shape, seen)) continue;
    if (cut !== null || shapeFabric(shapes, index) !== fabric) {
      fabric = shapeFabric(shapes, index);
      const from = cut === null ? WHOLE_CLOTH : cutOfPatch(cut, index);
      const y = box.y - from.y * down;
      // Nobody sews cloth face down: in a mirrored block, it is mirrored back.
      brush.fillStyle = block.mirrored
        ? fabricFill(brush, cloths, fabric, box.x + box.width + from.x * across, y, -across, down)
        : fabricFill(brush, cloths, fabric, box.x - from.x * across, y, across, down);
    }
    if (shapeFillsBox(shapes, index)) fillBox(brush, shape);
    else fillOutline(brush, shapeOutline(block, index), shape);
  }
  if (cut === null) paintSeams(brush, block, box, across, pixel);
}

/**
 * Paints the seams and the outer edge of a block that fills `box`, if they are wide enough to be visible. Lines
 * between patches without a fabric are painted at any width.
 */
function paintSeams(brush: Brush, block: SceneBlock, box: Box, across: number, pixel: number): void {
  const width = SEAM_WIDTH * across;
  const isSeen = width >= THINNEST_SEAM * pixel;
  const fabrics = fabricsIn(block.shapes);
  if (!isSeen && fabrics.size > 0 && !fabrics.has(0)) return;
  const coloured = fabrics.size > (fabrics.has(0) ? 1 : 0);
  const seams = seamsOfBlocks.get(block) ?? seamsOf(block);
  seamsOfBlocks.set(block, seams);
  brush.lineCap = 'round';
  if (isSeen) {
    brush.strokeStyle = SEAM_INK;
    brush.lineWidth = width;
    brush.beginPath();
    traceLines(brush, seams.cloth, box);
    if (coloured && !block.isBare) brush.rect(box.x, box.y, box.width, box.height);
    brush.stroke();
  }
  brush.strokeStyle = OUTLINE_INK;
  brush.lineWidth = Math.max(width, pixel);
  brush.beginPath();
  traceLines(brush, seams.paper, box);
  if (!coloured && !block.isBare) {
    const inset = pixel / 2;
    brush.rect(box.x + inset, box.y + inset, box.width - pixel, box.height - pixel);
  }
  brush.stroke();
}

/** Returns the box of a shape in a block that fills `box`. */
function boxOf(shapes: SceneBlock['shapes'], shape: number, box: Box): Box {
  return {
    x: box.x + (shapeX(shapes, shape) * box.width) / 1000,
    y: box.y + (shapeY(shapes, shape) * box.height) / 1000,
    width: (shapeWidth(shapes, shape) * box.width) / 1000,
    height: (shapeHeight(shapes, shape) * box.height) / 1000,
  };
}

/** Fills a rectangle, and also a thin margin around it that lies under the shapes beside it. */
function fillBox(brush: Brush, { x, y, width, height }: Box): void {
  brush.fillRect(x - REACH, y - REACH, width + 2 * REACH, height + 2 * REACH);
}

/** Fills an outline, and also a thin margin around it. The outline is drawn in a box with sides of length 1. */
function fillOutline(brush: Brush, outline: Outline, { x, y, width, height }: Box): void {
  brush.beginPath();
  // Each edge is moved outwards, and corners are bevelled: stroking the shape as well would take twice as long.
  let from = outline.at(-1)?.to;
  for (const { to, arc } of outline) {
    if (arc) {
      const { centre, start, sweep } = arc;
      // An arc that curves inwards gets a smaller radius, so that it moves outwards too.
      const reach = sweep < 0 ? -REACH : REACH;
      const across = Math.max(0, arc.radiusX * width + reach);
      const down = Math.max(0, arc.radiusY * height + reach);
      const [left, top] = [x + centre.x * width, y + centre.y * height];
      brush.ellipse(left, top, across, down, 0, start, start + sweep, sweep < 0);
    } else if (from) {
      const across = (to.x - from.x) * width;
      const down = (to.y - from.y) * height;
      const factor = REACH / Math.hypot(across, down);
      const [left, top] = [x + down * factor, y - across * factor];
      brush.lineTo(left + from.x * width, top + from.y * height);
      brush.lineTo(left + to.x * width, top + to.y * height);
    }
    from = to;
  }
  brush.fill();
}

function traceLines(brush: Brush, lines: readonly number[], box: Box): void {
  const x = (units: number | undefined) => box.x + ((units ?? 0) * box.width) / 1000;
  const y = (units: number | undefined) => box.y + ((units ?? 0) * box.height) / 1000;
  for (let i = 0; i < lines.length; i += 4) {
    brush.moveTo(x(lines[i]), y(lines[i + 1]));
    brush.lineTo(x(lines[i + 2]), y(lines[i + 3]));
  }
}
