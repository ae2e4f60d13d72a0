import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { QuiltSize } from '../camera/camera';
import { TILE } from './tile';

/**
 * The scale (pixels per inch) and the position of a tile. The tile's corner is `TILE` × `column` pixels to the right
 * of the quilt's corner, and `TILE` × `row` pixels below it.
 */
export interface TilePlace {
  scale: number;
  column: number;
  row: number;
}

/**
 * A range of tiles: its first column and row (`left` and `top`), and the column and row after its last (`right` and
 * `bottom`).
 */
export interface TileRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The position of the quilt on a canvas: `x` and `y` of its corner in whole pixels, and the `scale` in pixels per inch.
 */
export interface Grid {
  x: number;
  y: number;
  scale: number;
}

/**
 * Converts `area` from inches to whole pixels of a quilt at this scale. Areas that touch in inches also touch in
 * pixels.
 */
export function pixelsOf(area: Box, scale: number): Box {
  const x = Math.round(area.x * scale);
  const y = Math.round(area.y * scale);
  return {
    x,
    y,
    width: Math.round((area.x + area.width) * scale) - x,
    height: Math.round((area.y + area.height) * scale) - y,
  };
}

/** Returns the box of a tile in pixels of the quilt, cut off at the quilt's right and lower edge. */
export function tileBox(quilt: QuiltSize, { scale, column, row }: TilePlace): Box {
  const x = column * TILE;
  const y = row * TILE;
  return {
    x,
    y,
    width: Math.min(TILE, Math.round(quilt.width * scale) - x),
    height: Math.min(TILE, Math.round(quilt.length * scale) - y),
  };
}

/** Returns the tiles at `scale` that a box covers at least partly. The box is in pixels of the quilt at `scale`. */
export function tilesIn(quilt: QuiltSize, scale: number, box: Box): TileRange {
  const columns = Math.ceil(Math.round(quilt.width * scale) / TILE);
  const rows = Math.ceil(Math.round(quilt.length * scale) / TILE);
  return {
    left: clamp(Math.floor(box.x / TILE), 0, columns),
    top: clamp(Math.floor(box.y / TILE), 0, rows),
    right: clamp(Math.ceil((box.x + box.width) / TILE), 0, columns),
    bottom: clamp(Math.ceil((box.y + box.height) / TILE), 0, rows),
  };
}

/**
 * Returns the tiles at `scale` that are visible on a canvas of this size. `grid` has the quilt's scale and position
 * on the canvas.
 */
export function tilesSeen(
  quilt: QuiltSize,
  scale: number,
  grid: Grid,
  canvas: { width: number; height: number },
): TileRange {
  const factor = scale / grid.scale;
  return tilesIn(quilt, scale, {
    x: -grid.x * factor,
    y: -grid.y * factor,
    width: canvas.width * factor,
    height: canvas.height * factor,
  });
}

/**
 * Converts a box from pixels of the quilt at `scale` to pixels of the canvas. `grid` has the scale and the position
 * of the quilt on the canvas. The result is rounded to whole pixels, which leaves no gaps between tiles.
 */
export function boxSeen(box: Box, scale: number, grid: Grid): Box {
  const factor = grid.scale / scale;
  const x = Math.round(box.x * factor) + grid.x;
  const y = Math.round(box.y * factor) + grid.y;
  return {
    x,
    y,
    width: Math.round((box.x + box.width) * factor) + grid.x - x,
    height: Math.round((box.y + box.height) * factor) + grid.y - y,
  };
}

export function eachTile(span: TileRange, visit: (column: number, row: number) => void): void {
  for (let row = span.top; row < span.bottom; row++) {
    for (let column = span.left; column < span.right; column++) visit(column, row);
  }
}
