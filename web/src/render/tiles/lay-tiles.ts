import { overlaps } from '@quiltwright/shared/geometry/box';
import { boxSeen, type Grid, type TilePlace } from '../surface/tile-grid';
import type { TileStore } from './tile-store';

/**
 * Draws a tile at its position on the canvas, if the tile exists. `grid` has the quilt's scale and position on the
 * canvas.
 */
export function layTile(
  context: CanvasRenderingContext2D,
  tiles: TileStore,
  place: TilePlace,
  grid: Grid,
): void {
  const tile = tiles.at(place);
  if (!tile) return;
  const { x, y, width, height } = boxSeen(tile.box, place.scale, grid);
  if (width === tile.picture.width && height === tile.picture.height) context.drawImage(tile.picture, x, y);
  else context.drawImage(tile.picture, x, y, width, height);
}

/**
 * Draws tiles of other scales in the place of a missing tile.
 * @param standIns the positions of these tiles, the coarsest first; missing tiles are left out
 * @param finer the finest scale in `standIns`: if no tile of this scale is missing, only tiles of this scale are drawn
 */
export function fillGap(
  context: CanvasRenderingContext2D,
  tiles: TileStore,
  missing: TilePlace,
  standIns: readonly TilePlace[],
  finer: number,
  grid: Grid,
): void {
  const seen = (place: TilePlace) => boxSeen(tiles.boxOf(place), place.scale, grid);
  const gap = seen(missing);
  const near = standIns.filter((place) => overlaps(gap, seen(place)));
  const fine = near.filter(({ scale }) => scale === finer);
  const isCovered = fine.length > 0 && fine.every((place) => tiles.at(place));
  context.save();
  context.beginPath();
  context.rect(gap.x, gap.y, gap.width, gap.height);
  context.clip();
  for (const place of isCovered ? fine : near) layTile(context, tiles, place, grid);
  context.restore();
}
