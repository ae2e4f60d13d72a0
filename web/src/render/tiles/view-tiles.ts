import type { QuiltSize } from '../camera/camera';
import type { View } from './painter';
import { eachTile, tilesIn, type Grid, type TilePlace, type TileRange } from '../surface/tile-grid';

/**
 * The greatest side, in pixels, of the coarse picture of the whole quilt. This picture is visible where tiles are
 * missing.
 */
const LARGEST_BASE = 1024;

/** Returns the quilt's position on the canvas in whole device pixels, and its scale in device pixels per inch. */
export function gridOf({ camera, ratio }: View): Grid {
  return {
    x: Math.round(camera.x * ratio),
    y: Math.round(camera.y * ratio),
    scale: camera.scale * ratio,
  };
}

/** Returns the positions of all tiles in a rectangle of tiles, at `scale`. */
export function placesIn(scale: number, span: TileRange): TilePlace[] {
  const places: TilePlace[] = [];
  eachTile(span, (column, row) => places.push({ scale, column, row }));
  return places;
}

/**
 * Returns the tiles of a picture of the whole quilt. The picture has the size at which the canvas shows the whole quilt,
 * so that a first view needs no other tiles. Its sides are at most `LARGEST_BASE` pixels long.
 */
export function basePlaces(quilt: QuiltSize, { fitting, ratio }: View): TilePlace[] {
  const scale = Math.min(ratio * fitting, LARGEST_BASE / Math.max(quilt.width, quilt.length));
  const whole = { x: 0, y: 0, width: quilt.width * scale, height: quilt.length * scale };
  return placesIn(scale, tilesIn(quilt, scale, whole));
}
