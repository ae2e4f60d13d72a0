import type { Rectangle } from '@quiltwright/workers/kernels/scene/scene-types';
import type { QuiltSize } from '../camera/camera';

/** Side of a tile in device pixels. */
export const TILE = 512;

/** Bytes of a tile's picture. */
export const TILE_BYTES = 4 * TILE ** 2;

/** A rectangle of a canvas, in its pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tile's place: `TILE` × column and `TILE` × row pixels from the quilt's corner, at `scale` pixels in an inch. */
export interface TilePlace {
  scale: number;
  column: number;
  row: number;
}

/** Tiles of neighbouring columns and rows; `right` and `bottom` are exclusive. */
export interface TileSpan {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Position of the quilt on a canvas: its corner on a whole pixel, with `scale` pixels in an inch. */
export interface Grid {
  x: number;
  y: number;
  scale: number;
}

/**
 * Returns `area`, in inches, on whole pixels of a quilt of this scale: areas that abut on the quilt also abut in
 * pixels.
 */
export function pixelsOf(area: Rectangle, scale: number): PixelBox {
  const x = Math.round(area.x * scale);
  const y = Math.round(area.y * scale);
  return {
    x,
    y,
    width: Math.round((area.x + area.width) * scale) - x,
    height: Math.round((area.y + area.length) * scale) - y,
  };
}

/** Returns the pixels of a tile, cut off at the quilt's right and lower edge. */
export function tileBox(quilt: QuiltSize, { scale, column, row }: TilePlace): PixelBox {
  const x = column * TILE;
  const y = row * TILE;
  return {
    x,
    y,
    width: Math.min(TILE, Math.round(quilt.width * scale) - x),
    height: Math.min(TILE, Math.round(quilt.length * scale) - y),
  };
}

/** Returns the tiles of a quilt at `scale` that reach into a box of its pixels. */
export function tilesIn(quilt: QuiltSize, scale: number, box: PixelBox): TileSpan {
  const columns = Math.ceil(Math.round(quilt.width * scale) / TILE);
  const rows = Math.ceil(Math.round(quilt.length * scale) / TILE);
  const within = (tile: number, count: number) => Math.min(count, Math.max(0, tile));
  return {
    left: within(Math.floor(box.x / TILE), columns),
    top: within(Math.floor(box.y / TILE), rows),
    right: within(Math.ceil((box.x + box.width) / TILE), columns),
    bottom: within(Math.ceil((box.y + box.height) / TILE), rows),
  };
}

/** Returns the tiles at `scale` that are visible where `grid` puts the quilt on a canvas of this size. */
export function tilesSeen(
  quilt: QuiltSize,
  scale: number,
  grid: Grid,
  canvas: { width: number; height: number },
): TileSpan {
  const factor = scale / grid.scale;
  return tilesIn(quilt, scale, {
    x: -grid.x * factor,
    y: -grid.y * factor,
    width: canvas.width * factor,
    height: canvas.height * factor,
  });
}

/** Returns where `grid` shows a box of the quilt's pixels at `scale`: on whole pixels, so that tiles abut. */
export function boxSeen(box: PixelBox, scale: number, grid: Grid): PixelBox {
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

export function eachTile(span: TileSpan, visit: (column: number, row: number) => void): void {
  for (let row = span.top; row < span.bottom; row++) {
    for (let column = span.left; column < span.right; column++) visit(column, row);
  }
}

/** True if two boxes share pixels. */
export function meet(a: PixelBox, b: PixelBox): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
