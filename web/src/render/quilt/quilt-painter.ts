import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricPixels } from '../fabric/fabric-fill';
import { FabricPictureStore, type FabricPictureChanges } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { MovingPicture } from './moving-picture';
import { fillTiles, isOutdated, repaintTiles, paintTile } from '../tiles/page-tiles';
import type { Painter, Progress, View } from '../tiles/painter';
import { fillGap, layTile } from '../tiles/lay-tiles';
import { changesBetween, isWhole, reuseUnchanged } from '../scene/scene-changes';
import { ScenePainter } from '../tiles/scene-painter';
import { TileClient } from '../tiles/tile-client';
import { OVERSAMPLING } from '../sprites/sprites';
import { areCutsChanged } from '../sewn/cuts';
import { bindingOf } from '../sewn/sewn-look';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { TILE, TILE_BYTES } from '../surface/tile';
import { pixelsOf, tilesSeen, type Grid, type TilePlace } from '../surface/tile-grid';
import { TileStore, type PaintedBy } from '../tiles/tile-store';
import { basePlaces, gridOf, placesIn } from '../tiles/view-tiles';

/** The time budget of a frame, in milliseconds, for painting changed or missing parts that must appear all at once. */
const CHANGING = 12;
/**
 * The time budget of a frame, in milliseconds, for the first picture and for a completely new scene. In this time,
 * the picture can appear all at once, not tile by tile.
 */
const WHOLE = 40;
/**
 * The time budget of a frame, in milliseconds, for changes in too many copies for one frame. `REFINING` is the time
 * budget for finer tiles if there is no worker.
 */
const REPAIRING = 6;
const REFINING = 4;
/** The longest time that the first picture waits for its fabrics, in milliseconds. */
const CLOTH_WAIT = 80;
/** The greatest factor by which tiles are enlarged or reduced during a zoom. */
const GOOD_ENOUGH = 2;
/**
 * The greatest number of visible copies that are painted directly on the canvas after a change. With more copies, the
 * changed parts of tiles are repainted instead.
 */
const FEW_COPIES = 300;
/**
 * The greatest number of pixels of a first picture that the page paints with fine edges. In a larger picture the
 * worker paints the fine edges, because they need four times the memory.
 */
const FINE_AT_ONCE = 1_000_000;
/**
 * The delay of a request to the worker after the page has painted a picture itself, in milliseconds. Without this
 * delay, the worker would compete with the page, and the picture would appear later.
 */
const AFTER_FRAME = 50;
/** The number of pixels in a canvas above which tiles are scaled without smoothing during a zoom. */
const SMOOTH_PIXELS = 3_000_000;
/** The page's share of the memory for pictures; the worker has the rest. */
const SHARE = 0.6;

/**
 * Paints a quilt from tiles, on whole pixels. A worker paints missing tiles; without a worker, this class paints them.
 * Until a tile is painted, tiles of the previous scale or a coarse picture of the whole quilt fill its place. A change
 * of a quilt shown as designed appears without waiting for the worker. If few copies of blocks are visible, the painter
 * then paints these copies directly on the canvas, while the worker makes new tiles. If many are visible, it repaints
 * only the changed copies in the tiles.
 */
export class QuiltPainter implements Painter {
  readonly #budget: MemoryBudget;
  readonly #cloths: FabricPictureStore;
  readonly #painter: ScenePainter;
  readonly #worker: TileClient;
  #scene: Scene | null = null;
  #tiles: TileStore | null = null;
  /** The quilting and the binding with which the quilt is painted as sewn; null to paint it as designed. */
  #quilting: Quilting | null = null;
  /** The time of the first frame of this quilt, in milliseconds of the page's clock; null before that frame. */
  #startedAt: number | null = null;
  /** True if the next frame is the first frame of a completely new scene. */
  #isNew = false;
  /**
   * The scale of the requested tiles, in device pixels per inch. `#scaleBefore` is the previous scale; its tiles fill
   * the places of missing tiles.
   */
  #scale = 0;
  #scaleBefore = 0;
  /**
   * The quality of the edges that the last frame painted directly on the canvas, because no tile shows the latest
   * changes yet. Null if that frame shows only tiles.
   */
  #atOnce: 'fine' | 'rough' | null = null;

  /**
   * @param memory the greatest number of bytes for pictures
   * @param onNews called when another frame would show more than the last frame
   */
  constructor(memory: number, onNews: () => void, startWorker?: () => Worker) {
    this.#budget = new MemoryBudget(SHARE * memory);
    const onCloth = (by: PaintedBy) => (news: FabricPictureChanges) => {
      if (by === 'page') this.#painter.clothChanged(news);
      this.#tiles?.clothChanged(news, by, !this.#painter.overlapping);
      this.#bind();
      onNews();
    };
    this.#cloths = new FabricPictureStore(onCloth('page'), this.#budget);
    this.#painter = new ScenePainter(this.#cloths, this.#budget);
    const events = {
      onTile: (place: TilePlace, picture: ImageBitmap) => {
        this.#tiles?.put(place, picture, 'worker');
        // Tiles with finer edges are shown together, when all of them have arrived.
        if (this.#atOnce === null || (this.#atOnce === 'rough' && !this.#worker.awaits)) onNews();
      },
      onCloth: onCloth('worker'),
      onLost: () => {
        this.#painter.sew(this.#quilting);
        this.#tiles?.relight();
        onNews();
      },
    };
    this.#worker = new TileClient((1 - SHARE) * memory, events, startWorker);
  }

  /** The size of the pictures in the page's memory, in bytes. */
  get bytes(): number {
    return this.#budget.bytes;
  }

  findWith(fabric: (fabricNum: number) => Fabric | undefined): void {
    this.#cloths.findWith(fabric);
    this.#worker.findWith(fabric);
  }

  show(scene: Scene): Scene {
    const before = this.#scene;
    const after = reuseUnchanged(before, scene);
    const changes = before && changesBetween(before, after);
    this.#scene = after;
    this.#painter.show(after);
    this.#worker.show(after);
    if (changes) this.#tiles?.change(after, changes, !this.#painter.overlapping);
    if (before && this.#quilting && areCutsChanged(before, after)) this.#tiles?.relight();
    this.#isNew = changes !== null && (this.#isNew || isWhole(changes, after));
    if (!changes) {
      this.#tiles?.clear();
      this.#tiles = new TileStore(after, this.#budget);
      this.#startedAt = null;
    }
    this.#bind();
    return after;
  }

  sew(quilting: Quilting | null): void {
    if (quilting?.pattern === this.#quilting?.pattern && quilting?.binding === this.#quilting?.binding)
      return;
    this.#quilting = quilting;
    this.#worker.sew(quilting);
    // Light takes longer than a frame. With a worker, the page paints no light: it shows the tiles there are until the
    // worker's tiles arrive, and a flat picture where there are none.
    if (!this.#worker.alive) this.#painter.sew(quilting);
    this.#tiles?.relight();
    this.#bind();
  }

  expect(fabricNums: readonly number[]): void {
    if (this.#scale === 0) return;
    for (const fabricNum of fabricNums)
      this.#cloths.cloth(fabricNum, OVERSAMPLING * fabricPixels(this.#scale));
  }

  /** Chooses the binding's fabric for the quilt's present fabrics. A binding in another fabric is painted again. */
  #bind(): void {
    const fabric =
      this.#scene && this.#quilting ? bindingOf(this.#scene, this.#quilting.binding, this.#cloths.cloth) : 0;
    this.#tiles?.bind(fabric);
  }

  paint(context: CanvasRenderingContext2D, view: View): Progress {
    const scene = this.#scene;
    const tiles = this.#tiles;
    if (!scene || !tiles) return 'final';
    const isFirst = tiles.isEmpty && !this.#atOnce;
    const isLit = this.#quilting !== null && this.#worker.alive;
    const isNew = this.#isNew;
    this.#isNew = false;
    const started = performance.now();
    const until = started + (isFirst ? WHOLE : CHANGING);
    const grid = gridOf(view);
    this.#budget.nextFrame();
    this.#chooseScale(grid.scale, view.zooming);
    const seen = placesIn(this.#scale, tilesSeen(scene, this.#scale, grid, view));
    const base = basePlaces(scene, view);
    this.#atOnce = isLit ? null : this.#paintAtOnce(context, tiles, { seen, base }, grid, view, until);
    if (this.#atOnce) {
      const progress = this.#goOn(scene, tiles, view, grid, seen, base, AFTER_FRAME);
      return this.#atOnce === 'fine' ? 'final' : progress;
    }
    const isThere = seen.every((place) => tiles.at(place));
    const unpainted = base.filter((place) => !tiles.at(place)).map((place) => tiles.boxOf(place));
    const isAwaited = !isThere && this.#awaitsCloth(base[0]?.scale ?? 0, unpainted);
    const isFilled = isThere || (!isAwaited && fillTiles(this.#painter, tiles, base, until));
    if (isLit) tiles.relight('page');
    const missing = seen.filter((place) => !tiles.at(place));
    const standIns = missing.length > 0 ? [...base] : [];
    if (this.#scaleBefore && missing.length > 0) {
      standIns.push(...placesIn(this.#scaleBefore, tilesSeen(scene, this.#scaleBefore, grid, view)));
    }
    const repairUntil = started + (isNew && !view.zooming ? WHOLE : REPAIRING);
    const isRepaired = isLit || repaintTiles(this.#painter, tiles, [...seen, ...standIns], repairUntil);

    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingQuality = 'low';
    for (const place of missing) fillGap(context, tiles, place, standIns, this.#scaleBefore, grid);
    // Smoothing a large picture takes longer than a frame, and in motion nobody sees the difference.
    context.imageSmoothingEnabled = !view.zooming || view.width * view.height < SMOOTH_PIXELS;
    for (const place of seen) layTile(context, tiles, place, grid);
    context.restore();
    const progress = this.#goOn(scene, tiles, view, grid, seen, base, isFirst ? AFTER_FRAME : 0);
    return isFilled && isRepaired ? progress : 'unfinished';
  }

  pictureOf(moving: Scene): MovingPicture {
    return new MovingPicture(moving, this.#cloths, this.#budget, this.#quilting);
  }

  close(): void {
    this.#worker.close();
    this.#tiles?.clear();
    this.#painter.close();
    this.#cloths.close();
  }

  /**
   * Paints a change, or the first picture, directly on the canvas, while the worker makes the tiles.
   * @returns the quality of the painted edges; null if nothing was painted, and tiles must show the change
   */
  #paintAtOnce(
    context: CanvasRenderingContext2D,
    tiles: TileStore,
    { seen, base }: { seen: TilePlace[]; base: TilePlace[] },
    grid: Grid,
    view: View,
    until: number,
  ): 'fine' | 'rough' | null {
    const scene = this.#scene;
    if (!scene || !this.#worker.alive) return null;
    const isThere = (place: TilePlace) => tiles.at(place) !== undefined;
    const isBare = !seen.every(isThere) && !base.every(isThere);
    const isChanged = !view.zooming && seen.some((place) => isOutdated(tiles.at(place)));
    if (!isBare && !isChanged) return null;
    const box = { x: -grid.x, y: -grid.y, width: view.width, height: view.height };
    if (this.#painter.count(grid.scale, box) > FEW_COPIES) return null;
    if (isBare && this.#awaitsCloth(grid.scale, [box])) return null;
    if (!this.#painter.prepare(grid.scale, box, until)) return null;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, grid.scale);
    context.rect(grid.x, grid.y, whole.width, whole.height);
    context.clip();
    // A first picture may take longer, so it gets fine edges. A change appears at once with rough edges; its tiles
    // refine it.
    const roughly = !tiles.isEmpty || view.width * view.height > FINE_AT_ONCE;
    const isRough = this.#painter.paint(context, grid.scale, box, undefined, roughly);
    context.restore();
    return isRough ? 'rough' : 'fine';
  }

  /**
   * Sets the scale of the tiles. This is the view's scale or, during a zoom, a similar scale that already has tiles.
   */
  #chooseScale(scale: number, zooming: boolean): void {
    const off = Math.max(scale / this.#scale, this.#scale / scale);
    if (scale === this.#scale || (zooming && off <= GOOD_ENOUGH)) return;
    if (this.#tiles?.has(this.#scale)) this.#scaleBefore = this.#scale;
    this.#scale = scale;
  }

  /**
   * True if the fabrics in these boxes are still loading and `CLOTH_WAIT` isn't over. If painting started before they
   * are loaded, everything would be painted twice.
   */
  #awaitsCloth(scale: number, boxes: Box[]): boolean {
    this.#startedAt ??= performance.now();
    if (performance.now() > this.#startedAt + CLOTH_WAIT) return false;
    return boxes.some((box) => !this.#painter.hasCloth(scale, box));
  }

  /**
   * Requests missing tiles from the worker after `delay` milliseconds. Without a worker, paints tiles for `REFINING`
   * milliseconds.
   */
  #goOn(
    scene: Scene,
    tiles: TileStore,
    view: View,
    grid: Grid,
    seen: TilePlace[],
    base: TilePlace[],
    delay: number,
  ): Progress {
    const lacking = (places: TilePlace[]) => places.filter((place) => tiles.at(place)?.lack !== null);
    const wanted = lacking(seen);
    const isSeen = wanted.length === 0 && !view.zooming;
    wanted.push(...lacking(base));
    if (!this.#worker.alive) {
      const until = performance.now() + REFINING;
      const isDone = wanted.every((place) => paintTile(this.#painter, tiles, place, until));
      return isSeen && isDone ? 'final' : 'unfinished';
    }
    // The surroundings are painted before a pan needs them, but only as far as the memory has room besides the visible
    // part. Otherwise the surroundings and the visible part would evict each other without end.
    if (isSeen) {
      const wider = { width: view.width + 2 * TILE, height: view.height + 2 * TILE };
      const shifted = { ...grid, x: grid.x + TILE, y: grid.y + TILE };
      const around = lacking(placesIn(this.#scale, tilesSeen(scene, this.#scale, shifted, wider)));
      wanted.push(...around.slice(0, this.#budget.room / TILE_BYTES));
    }
    this.#worker.ask(wanted, delay);
    return isSeen ? 'final' : 'awaited';
  }
}
