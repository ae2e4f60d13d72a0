import type { ScenePainter } from './scene-painter';
import { brushOf, newSurface } from '../surface/surface';
import type { TilePlace } from '../surface/tile-grid';
import type { Tile, TileStore } from './tile-store';

/**
 * True if a tile shows the quilt as it was before a change. A tile that only lacks better pictures of its fabrics isn't
 * outdated.
 */
export function isOutdated(tile: Tile | undefined): boolean {
  return tile !== undefined && tile.lack !== null && tile.lack !== 'cloth';
}

/**
 * Repaints the changed parts of tiles. Runs on the page's own thread, not in the worker.
 * @returns false if the time `until` was reached before all tiles were repainted
 */
export function repaintTiles(
  painter: ScenePainter,
  tiles: TileStore,
  places: readonly TilePlace[],
  until: number,
): boolean {
  for (const place of places) {
    const tile = tiles.at(place);
    if (!tile?.lack || tile.lack === 'cloth') continue;
    if (performance.now() >= until) return false;
    if (tile.lack === 'painting') paintTile(painter, tiles, place, until);
    else paintInto(painter, tile, place.scale, tile.lack);
  }
  return true;
}

/**
 * Paints the tiles that haven't been painted yet. Runs on the page's own thread, not in the worker.
 * @returns false if the time `until` was reached before all tiles were painted
 */
export function fillTiles(
  painter: ScenePainter,
  tiles: TileStore,
  places: readonly TilePlace[],
  until: number,
): boolean {
  return places.every((place) => tiles.at(place) !== undefined || paintTile(painter, tiles, place, until));
}

/**
 * Paints a tile. Runs on the page's own thread, not in the worker.
 * @returns false if the time `until` was reached before the tile was painted
 */
export function paintTile(painter: ScenePainter, tiles: TileStore, place: TilePlace, until: number): boolean {
  if (performance.now() >= until) return false;
  const box = tiles.boxOf(place);
  if (!painter.prepare(place.scale, box, until)) return false;
  const picture = newSurface(box.width, box.height);
  painter.paint(brushOf(picture), place.scale, box);
  tiles.put(place, picture, 'page');
  return true;
}

function paintInto(painter: ScenePainter, tile: Tile, scale: number, copies: Set<number>): void {
  const changed = Uint32Array.from(copies).sort();
  if ('close' in tile.picture) {
    const copy = newSurface(tile.box.width, tile.box.height);
    brushOf(copy).drawImage(tile.picture, 0, 0);
    tile.picture.close();
    tile.picture = copy;
  }
  painter.paint(brushOf(tile.picture), scale, tile.box, changed);
  tile.by = 'page';
  tile.lack = null;
}
