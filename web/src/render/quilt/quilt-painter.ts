import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { ClothStore, type ClothNews } from '../cloth/cloth-store';
import { MemoryBudget } from '../surface/memory-budget';
import { MovingPicture } from './moving-picture';
import { fillTiles, isOutdated, mendTiles, paintTile } from '../tiles/page-tiles';
import type { Painter, Progress, View } from '../tiles/painter';
import { fillGap, layTile } from '../tiles/lay-tiles';
import { changesBetween, isWhole, reuseUnchanged } from '../scene/scene-changes';
import { ScenePainter } from '../tiles/scene-painter';
import { TileClient } from '../tiles/tile-client';
import { pixelsOf, TILE, TILE_BYTES, tilesSeen, type Grid, type TilePlace } from '../surface/tile-grid';
import { TileStore, type PaintedBy } from '../tiles/tile-store';
import { basePlaces, gridOf, placesIn } from '../tiles/view-tiles';

/** Milliseconds of a frame for changed or missing parts, if these are shown as a whole. */
const CHANGING = 12;
/** Milliseconds for the first picture, and for a wholly new one, so that it appears at once and not in squares. */
const WHOLE = 40;
/** Milliseconds for changes in very many copies, which take several frames, and for refining. */
const MENDING = 6;
const REFINING = 4;
/** Milliseconds for which the first picture waits for its fabric. */
const CLOTH_WAIT = 80;
/** Factor by which tiles may be too large or too small during a zoom. */
const GOOD_ENOUGH = 2;
/** Up to this many copies are painted straight on to the screen; with more, the changed tiles are repaired. */
const FEW_COPIES = 300;
/**
 * A first picture with more pixels gets its fine edges from the worker, because painting these needs four times the
 * memory.
 */
const FINE_AT_ONCE = 1_000_000;
/** Milliseconds until a picture painted at once is on the screen; the worker's work would delay it. */
const AFTER_FRAME = 50;
/** Pixels of a canvas above which tiles are scaled without smoothing during a zoom. */
const SMOOTH_PIXELS = 3_000_000;
/** The page's share of the memory; the worker has the rest. */
const SHARE = 0.6;

/**
 * Paints a quilt from tiles, on whole pixels. Until the worker (or, without one, this painter) has painted missing
 * tiles, tiles of the scale before and of the whole quilt replace them. Changes are painted at once. Few blocks are
 * painted straight on to the canvas, while the worker makes their tiles. Among many blocks, the changed ones are
 * painted into the tiles that show them.
 */
export class QuiltPainter implements Painter {
  readonly #budget: MemoryBudget;
  readonly #cloths: ClothStore;
  readonly #painter: ScenePainter;
  readonly #worker: TileClient;
  #scene: Scene | null = null;
  #tiles: TileStore | null = null;
  /** Time of the first frame of this quilt. */
  #startedAt: number | null = null;
  /** True if the next frame is the first one of a wholly new scene. */
  #isNew = false;
  /** The scale of the requested tiles, and the one before, in device pixels for an inch. */
  #scale = 0;
  #scaleBefore = 0;
  /**
   * Set if the last frame shows changes that no tile has yet. Tiles that arrive later show the same, or finer edges.
   */
  #atOnce: 'fine' | 'rough' | null = null;

  /** @param memory bytes that may be kept @param onNews called when another frame would show more than the last */
  constructor(memory: number, onNews: () => void, startWorker?: () => Worker) {
    this.#budget = new MemoryBudget(SHARE * memory);
    const onCloth = (by: PaintedBy) => (news: ClothNews) => {
      if (by === 'page') this.#painter.clothChanged(news);
      this.#tiles?.clothChanged(news, by, !this.#painter.overlapping);
      onNews();
    };
    this.#cloths = new ClothStore(onCloth('page'), this.#budget);
    this.#painter = new ScenePainter(this.#cloths, this.#budget);
    const events = {
      onTile: (place: TilePlace, picture: ImageBitmap) => {
        this.#tiles?.put(place, picture, 'worker');
        // Finer edges are shown when all tiles have arrived.
        if (this.#atOnce === null || (this.#atOnce === 'rough' && !this.#worker.awaits)) onNews();
      },
      onCloth: onCloth('worker'),
      onLost: onNews,
    };
    this.#worker = new TileClient((1 - SHARE) * memory, events, startWorker);
  }

  /** Bytes of the pictures that the page keeps. */
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
    this.#isNew = changes !== null && (this.#isNew || isWhole(changes, after));
    if (!changes) {
      this.#tiles?.clear();
      this.#tiles = new TileStore(after, this.#budget);
      this.#startedAt = null;
    }
    return after;
  }

  paint(context: CanvasRenderingContext2D, view: View): Progress {
    const scene = this.#scene;
    const tiles = this.#tiles;
    if (!scene || !tiles) return 'final';
    const isFirst = tiles.isEmpty && !this.#atOnce;
    const isNew = this.#isNew;
    this.#isNew = false;
    const started = performance.now();
    const until = started + (isFirst ? WHOLE : CHANGING);
    const grid = gridOf(view);
    this.#budget.nextFrame();
    this.#aim(grid.scale, view.zooming);
    const seen = placesIn(this.#scale, tilesSeen(scene, this.#scale, grid, view));
    const base = basePlaces(scene, view);
    this.#atOnce = this.#paintAtOnce(context, tiles, { seen, base }, grid, view, until);
    if (this.#atOnce) {
      const progress = this.#goOn(scene, tiles, view, grid, seen, base, AFTER_FRAME);
      return this.#atOnce === 'fine' ? 'final' : progress;
    }
    const isThere = seen.every((place) => tiles.at(place));
    const unpainted = base.filter((place) => !tiles.at(place)).map((place) => tiles.boxOf(place));
    const isAwaited = !isThere && this.#awaitsCloth(base[0]?.scale ?? 0, unpainted);
    const isFilled = isThere || (!isAwaited && fillTiles(this.#painter, tiles, base, until));
    const missing = seen.filter((place) => !tiles.at(place));
    const standIns = missing.length > 0 ? [...base] : [];
    if (this.#scaleBefore && missing.length > 0) {
      standIns.push(...placesIn(this.#scaleBefore, tilesSeen(scene, this.#scaleBefore, grid, view)));
    }
    const mendUntil = started + (isNew && !view.zooming ? WHOLE : MENDING);
    const isMended = mendTiles(this.#painter, tiles, [...seen, ...standIns], mendUntil);

    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingQuality = 'low';
    for (const place of missing) fillGap(context, tiles, place, standIns, this.#scaleBefore, grid);
    // Smoothing large pictures takes longer than a frame, and in motion its lack is invisible.
    context.imageSmoothingEnabled = !view.zooming || view.width * view.height < SMOOTH_PIXELS;
    for (const place of seen) layTile(context, tiles, place, grid);
    context.restore();
    const progress = this.#goOn(scene, tiles, view, grid, seen, base, isFirst ? AFTER_FRAME : 0);
    return isFilled && isMended ? progress : 'unfinished';
  }

  pictureOf(moving: Scene): MovingPicture {
    return new MovingPicture(moving, this.#cloths, this.#budget);
  }

  close(): void {
    this.#worker.close();
    this.#tiles?.clear();
    this.#painter.close();
    this.#cloths.close();
  }

  /**
   * Paints a change, or the first picture, without tiles while the worker makes these.
   * @returns null if tiles must show it, so nothing was painted
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
    // A first picture may take longer; a change appears at once, and the tiles refine it.
    const roughly = !tiles.isEmpty || view.width * view.height > FINE_AT_ONCE;
    const isRough = this.#painter.paint(context, grid.scale, box, undefined, roughly);
    context.restore();
    return isRough ? 'rough' : 'fine';
  }

  /** Chooses the scale of the tiles: that of the view, or one nearby during a zoom. */
  #aim(scale: number, zooming: boolean): void {
    const off = Math.max(scale / this.#scale, this.#scale / scale);
    if (scale === this.#scale || (zooming && off <= GOOD_ENOUGH)) return;
    if (this.#tiles?.has(this.#scale)) this.#scaleBefore = this.#scale;
    this.#scale = scale;
  }

  /** True if nothing is visible yet but fabric loads soon; painting now would mean painting twice. */
  #awaitsCloth(scale: number, boxes: Box[]): boolean {
    this.#startedAt ??= performance.now();
    if (performance.now() > this.#startedAt + CLOTH_WAIT) return false;
    return boxes.some((box) => !this.#painter.hasCloth(scale, box));
  }

  /**
   * Continues with missing tiles: requests them from the worker after `delay` milliseconds, or, without a worker,
   * paints for a while.
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
    // The surroundings are painted ahead of a pan, as far as there is room beside the visible part. Otherwise each
    // would evict the other without end.
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
