import { inset, type Box } from '@quiltwright/shared/geometry/box';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { copyCount, copyPicture, copyBounds } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricPixels } from '../fabric/fabric-fill';
import type { FabricPictureChanges } from '../fabric/fabric-picture-store';
import type { Kept, MemoryBudget } from '../surface/memory-budget';
import { areasOf, type SceneChanges } from '../scene/scene-changes';
import { fabricsOf, OVERSAMPLING, shownAbove } from '../sprites/sprites';
import { bytesOf, discard, type Picture } from '../surface/surface';
import { eachTile, pixelsOf, tileBox, tilesIn, type TilePlace } from '../surface/tile-grid';

/**
 * The painter of a tile: the page or the worker. Page and worker load fabrics separately, so they may paint the same
 * fabric in different detail.
 */
export type PaintedBy = 'page' | 'worker';

/**
 * The reason why a tile must be painted again; null for a complete tile. A set has the indexes of changed copies of
 * blocks. `painting`: the whole tile has changed. `cloth`: the worker now has better pictures of the tile's
 * fabrics, or another light.
 */
type Lack = null | Set<number> | 'painting' | 'cloth';

/** The picture of a square of the quilt at one scale. */
export interface Tile extends Kept {
  box: Box;
  picture: Picture;
  by: PaintedBy;
  lack: Lack;
}

/** All tiles at one scale. */
class Level {
  readonly tiles = new Map<number, Tile>();

  constructor(readonly scale: number) {}

  /** True if `scale` equals the scale of these tiles, apart from rounding. */
  isFor(scale: number): boolean {
    return Math.abs(scale - this.scale) < 1e-9 * scale;
  }
}

const slotOf = (column: number, row: number) => row * 4096 + column;

/** The painted tiles of one quilt, by scale, column and row. */
export class TileStore {
  readonly #budget: MemoryBudget;
  readonly #levels = new Set<Level>();
  #scene: Scene;
  #level: Level | undefined;
  /** The number of the binding's fabric; 0 if the quilt is shown without a binding. */
  #binding = 0;

  constructor(scene: Scene, budget: MemoryBudget) {
    this.#scene = scene;
    this.#budget = budget;
  }

  at({ scale, column, row }: TilePlace): Tile | undefined {
    const tile = this.#levelOf(scale)?.tiles.get(slotOf(column, row));
    if (tile) this.#budget.touch(tile);
    return tile;
  }

  /** Returns the box of a tile in pixels of the quilt, even if the tile doesn't exist. */
  boxOf(place: TilePlace): Box {
    return tileBox(this.#scene, place);
  }

  get isEmpty(): boolean {
    return this.#levels.size === 0;
  }

  /** True if any tile exists at this scale. */
  has(scale: number): boolean {
    return (this.#levelOf(scale)?.tiles.size ?? 0) > 0;
  }

  /** Stores a new picture of a tile in place of the old one. */
  put(place: TilePlace, picture: Picture, by: PaintedBy): void {
    const slot = slotOf(place.column, place.row);
    const old = this.#levelOf(place.scale)?.tiles.get(slot);
    if (old) this.#budget.release(old);
    const level = this.#levelOf(place.scale) ?? new Level(place.scale);
    this.#levels.add(level);
    const tile: Tile = {
      box: tileBox(this.#scene, place),
      picture,
      by,
      lack: null,
      bytes: bytesOf(picture),
      free: () => {
        level.tiles.delete(slot);
        if (level.tiles.size === 0) this.#levels.delete(level);
        discard(tile.picture);
      },
    };
    level.tiles.set(slot, tile);
    this.#budget.keep(tile);
  }

  /**
   * Sets another scene of the same size, and records for each tile which parts must be painted again.
   * @param repairable true if a single copy of a block can be painted again alone, because no copies overlap
   */
  change(scene: Scene, { copies, areas }: SceneChanges, repairable: boolean): void {
    this.#scene = scene;
    for (const copy of copies) {
      this.#eachTileUnder(copyBounds(scene, copy), (tile) => {
        lackCopy(tile, copy, repairable);
      });
    }
    for (const area of areas) {
      this.#eachTileUnder(area, (tile) => {
        tile.lack = 'painting';
      });
    }
  }

  /**
   * Marks tiles to be painted again, because the light on the quilt has changed since they were painted.
   * @param by 'page' or 'worker' to mark only the tiles that it painted; undefined to mark all tiles
   */
  relight(by?: PaintedBy): void {
    for (const { tiles } of this.#levels)
      for (const tile of tiles.values()) if (by === undefined || tile.by === by) tile.lack ??= 'cloth';
  }

  /**
   * Sets the fabric of the binding; 0 for a quilt shown without one. If it differs, marks the tiles along the quilt's
   * edge to be painted again.
   */
  bind(fabric: number): void {
    if (fabric === this.#binding) return;
    this.#binding = fabric;
    for (const area of areasOf(this.#bindingBand())) {
      this.#eachTileUnder(area, (tile) => {
        tile.lack ??= 'cloth';
      });
    }
  }

  /** Returns the area of the binding and its shadow, which together are less than an inch wide. */
  #bindingBand(): Pick<BandArea, 'outer' | 'hole' | 'fabric'> {
    const outer = { x: 0, y: 0, width: this.#scene.width, height: this.#scene.length };
    return { outer, hole: inset(outer, 1), fabric: this.#binding };
  }

  /**
   * Marks tiles to be painted again, because the pictures of fabrics have changed. Marks only tiles in which a change
   * is visible.
   * @param news the fabrics whose pictures have changed
   * @param by only tiles painted by the page or by the worker are marked
   * @param repairable true if a single copy of a block can be painted again alone, because no copies overlap
   */
  clothChanged(news: FabricPictureChanges, by: PaintedBy, repairable: boolean): void {
    const { blocks, bands, copies } = this.#scene;
    const above = blocks.map((block) => shownAbove(fabricsOf(block), news));
    const isConcerned = (tile: Tile, scale: number, pixels: number) =>
      tile.by === by && OVERSAMPLING * fabricPixels(scale) > pixels;
    for (let copy = 0; copy < copyCount(copies); copy++) {
      const pixels = above[copyPicture(copies, copy)] ?? Infinity;
      if (pixels === Infinity) continue;
      this.#eachTileUnder(copyBounds(this.#scene, copy), (tile, scale) => {
        if (!isConcerned(tile, scale, pixels)) return;
        if (by === 'page') lackCopy(tile, copy, repairable);
        else tile.lack ??= 'cloth';
      });
    }
    for (const band of [...bands, ...(this.#binding === 0 ? [] : [this.#bindingBand()])]) {
      const pixels = news.get(band.fabric) ?? Infinity;
      if (pixels === Infinity) continue;
      for (const area of areasOf(band)) {
        this.#eachTileUnder(area, (tile, scale) => {
          if (!isConcerned(tile, scale, pixels)) return;
          if (by === 'page') tile.lack = 'painting';
          else tile.lack ??= 'cloth';
        });
      }
    }
  }

  clear(): void {
    for (const { tiles } of [...this.#levels]) {
      for (const tile of [...tiles.values()]) this.#budget.release(tile);
    }
  }

  #levelOf(scale: number): Level | undefined {
    if (this.#level && this.#levels.has(this.#level) && this.#level.isFor(scale)) return this.#level;
    for (const level of this.#levels) if (level.isFor(scale)) return (this.#level = level);
    return undefined;
  }

  #eachTileUnder(area: Box, visit: (tile: Tile, scale: number) => void): void {
    for (const { scale, tiles } of this.#levels) {
      eachTile(tilesIn(this.#scene, scale, pixelsOf(area, scale)), (column, row) => {
        const tile = tiles.get(slotOf(column, row));
        if (tile) visit(tile, scale);
      });
    }
  }
}

function lackCopy(tile: Tile, copy: number, repairable: boolean): void {
  if (!repairable || typeof tile.lack === 'string') tile.lack = 'painting';
  else if (tile.lack) tile.lack.add(copy);
  else tile.lack = new Set([copy]);
}
