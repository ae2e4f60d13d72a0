import { addressOfFile, type Fabric } from '@quiltwright/shared/quilting/fabric';
import { isSpot } from '@quiltwright/shared/quilting/spots';
import { loadPicture, type LoadedPicture, type LoadPicture } from '../surface/load-picture';
import type { MemoryBudget } from '../surface/memory-budget';
import { brushOf, bytesOf, discard, halved, newSurface, type Surface } from '../surface/surface';

/** The data with which a fabric is painted. */
export interface FabricPicture {
  /** The mean colour of the fabric, used while there is no picture. */
  colour: string;
  /**
   * The picture of a tile (a square of `CLOTH_TILE` inches of fabric) at several sizes, each half as large as the one
   * before. Empty until the picture has loaded.
   */
  levels: readonly Surface[];
}

/**
 * Returns the colour and picture of a fabric. The picture is fine enough to paint `CLOTH_TILE` inches of the fabric on
 * `pixels` pixels of the canvas.
 */
export type FindFabricPicture = (fabricNum: number, pixels: number) => FabricPicture;

/**
 * The fabrics whose picture has changed, by fabric number. The value is a number of canvas pixels. The change is
 * visible only if `CLOTH_TILE` inches of the fabric are painted on more pixels.
 */
export type FabricPictureChanges = ReadonlyMap<number, number>;

interface Entry {
  fabric: Fabric;
  cloth: FabricPicture;
  /**
   * The largest side of a tile (a square of `CLOTH_TILE` inches of fabric), in pixels, for which the loaded picture
   * is fine enough. Infinity if the picture is loaded at its full size.
   */
  goodFor: number;
  /**
   * The largest side of a tile (a square of `CLOTH_TILE` inches of fabric), in pixels, for which a finer picture was
   * requested.
   */
  wanted: number;
  loading: boolean;
  failures: number;
  /**
   * The time at which the larger sizes of this picture were dropped, in milliseconds of the page's clock. -Infinity
   * unless they were dropped.
   */
  evicted: number;
  bytes: number;
  free: () => void;
}

/**
 * The paint for fabric 0 (no fabric chosen). It is white in the dark colour scheme too, because it represents fabric.
 */
export const PAPER: FabricPicture = { colour: '#ffffff', levels: [] };
/** The greatest side, in pixels, of the sizes of a picture that are always made and never dropped from memory. */
const SMALL = 64;
const SMALLEST_LEVEL = 8;
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;
/**
 * The time in milliseconds before a picture that was dropped from memory is loaded again. Without this pause, fabrics
 * that don't all fit in memory would load without end.
 */
const EVICTED_FOR = 5_000;
/**
 * The longest time, in milliseconds, that a notification waits for other pictures to load. All of these pictures are
 * then painted at once.
 */
const NEWS_WAIT = 200;

/**
 * Loads the pictures of fabrics for the painters, on first use and no larger than requested. While a picture loads,
 * painters use the fabric's mean colour. A failed picture is requested again later.
 */
export class FabricPictureStore {
  readonly #load: LoadPicture;
  readonly #budget: MemoryBudget;
  readonly #onChange: (news: FabricPictureChanges) => void;
  readonly #entries = new Map<number, Entry>();
  readonly #unknown = new Set<number>();
  readonly #timers = new Map<Entry, ReturnType<typeof setTimeout>>();
  #find: (fabricNum: number) => Fabric | undefined = () => undefined;
  #news = new Map<number, number>();
  #newsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    onChange: (news: FabricPictureChanges) => void,
    budget: MemoryBudget,
    load: LoadPicture = loadPicture,
  ) {
    this.#onChange = onChange;
    this.#budget = budget;
    this.#load = load;
    addEventListener('online', this.#retry);
  }

  /** Sets the function that finds fabrics by number, and looks up unknown fabrics again. */
  findWith(find: (fabricNum: number) => Fabric | undefined): void {
    this.#find = find;
    for (const fabricNum of [...this.#unknown]) {
      if (!find(fabricNum)) continue;
      this.#unknown.delete(fabricNum);
      this.#news.set(fabricNum, 0);
    }
    this.#tellNews();
  }

  /**
   * Requests the picture of a fabric, fine enough to paint `CLOTH_TILE` inches of the fabric on `pixels` pixels.
   * @returns false while the picture is loading
   */
  isReady(fabricNum: number, pixels: number): boolean {
    this.cloth(fabricNum, pixels);
    const entry = this.#entries.get(fabricNum);
    return !entry || !isOnItsWay(entry);
  }

  /**
   * Returns a fabric's current colour and picture, and requests a finer picture if necessary. For fabric 0 and unknown
   * fabrics, returns `PAPER`.
   */
  readonly cloth: FindFabricPicture = (fabricNum, pixels) => {
    if (fabricNum === 0) return PAPER;
    const entry = this.#entries.get(fabricNum) ?? this.#enter(fabricNum);
    if (!entry) return PAPER;
    if (pixels > entry.goodFor) this.#want(entry, pixels);
    else this.#budget.touch(entry);
    return entry.cloth;
  };

  /** Frees the pictures and stops all requests. */
  close(): void {
    removeEventListener('online', this.#retry);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#newsTimer);
    for (const entry of this.#entries.values()) {
      this.#budget.release(entry);
      for (const level of entry.cloth.levels) discard(level);
    }
    this.#entries.clear();
  }

  #enter(fabricNum: number): Entry | null {
    const fabric = this.#find(fabricNum);
    if (!fabric) {
      this.#unknown.add(fabricNum);
      return null;
    }
    const entry: Entry = {
      fabric,
      cloth: { colour: fabric.averageColour, levels: [] },
      // Placeholders are plain colours on the canvas, because the number in a placeholder's picture would cover a
      // block. A fabric without a picture is plain too.
      goodFor: isSpot(fabricNum) || fabric.fabricUrl === '' ? Infinity : 0,
      wanted: 0,
      loading: false,
      failures: 0,
      evicted: -Infinity,
      bytes: 0,
      free: () => {
        const { colour, levels } = entry.cloth;
        for (const level of levels) if (level.width > SMALL) discard(level);
        entry.cloth = { colour, levels: levels.filter(({ width }) => width > 0 && width <= SMALL) };
        entry.goodFor = SMALL;
        entry.bytes = 0;
        entry.evicted = performance.now();
      },
    };
    this.#entries.set(fabricNum, entry);
    return entry;
  }

  #want(entry: Entry, pixels: number): void {
    entry.wanted = Math.max(entry.wanted, pixels);
    if (entry.loading) return;
    entry.loading = true;
    const rest = entry.evicted + EVICTED_FOR - performance.now();
    if (rest > 0) this.#fetchLater(entry, rest);
    else void this.#fetch(entry);
  }

  async #fetch(entry: Entry): Promise<void> {
    const { fabricNum } = entry.fabric;
    try {
      const image = await this.#load(addressOfFile(entry.fabric.fabricUrl));
      if (this.#entries.get(fabricNum) === entry) this.#accept(entry, image);
      if ('close' in image) image.close();
    } catch {
      // The quilt is usable in plain colours, so a failure shows no message: the picture is only requested again.
      entry.failures++;
      this.#fetchLater(entry, Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (entry.failures - 1)));
      this.#tellNews();
    }
  }

  #accept(entry: Entry, image: LoadedPicture): void {
    const above = entry.cloth.levels.length === 0 ? 0 : entry.goodFor;
    this.#budget.release(entry);
    for (const level of entry.cloth.levels) discard(level);
    const levels = levelsOf(image, Math.max(SMALL, entry.wanted));
    entry.cloth = { colour: entry.cloth.colour, levels };
    entry.goodFor = levels[0]?.width === image.width ? Infinity : (levels[0]?.width ?? 0);
    entry.bytes = levels.reduce((bytes, level) => bytes + bytesOf(level), 0);
    entry.wanted = 0;
    entry.loading = false;
    entry.failures = 0;
    entry.evicted = -Infinity;
    this.#budget.keep(entry);
    const { fabricNum } = entry.fabric;
    this.#news.set(fabricNum, Math.min(above, this.#news.get(fabricNum) ?? Infinity));
    this.#tellNews();
  }

  /**
   * Calls the listener with the changed fabrics. Calls it at once if no picture is loading, otherwise after at most
   * `NEWS_WAIT` milliseconds.
   */
  #tellNews(): void {
    if (this.#news.size === 0) return;
    if ([...this.#entries.values()].some(isOnItsWay)) {
      this.#newsTimer ??= setTimeout(() => {
        this.#flushNews();
      }, NEWS_WAIT);
    } else this.#flushNews();
  }

  #flushNews(): void {
    clearTimeout(this.#newsTimer);
    this.#newsTimer = undefined;
    const news = this.#news;
    this.#news = new Map();
    this.#onChange(news);
  }

  #fetchLater(entry: Entry, delay: number): void {
    if (this.#entries.get(entry.fabric.fabricNum) !== entry) return;
    const timer = setTimeout(() => {
      this.#timers.delete(entry);
      void this.#fetch(entry);
    }, delay);
    this.#timers.set(entry, timer);
  }

  /** Repeats all failed requests for pictures at once, because the network connection is back. */
  readonly #retry = (): void => {
    for (const [entry, timer] of [...this.#timers]) {
      if (entry.failures === 0) continue;
      clearTimeout(timer);
      this.#timers.delete(entry);
      void this.#fetch(entry);
    }
  };
}

const isOnItsWay = ({ loading, failures, evicted }: Entry) =>
  loading && failures === 0 && evicted === -Infinity;

/**
 * Returns the picture at several sizes, largest first, each half as large as the one before, down to a few pixels.
 * Painters draw a fabric from a similar size, because reducing a much larger picture would skip threads. The first
 * size is the smallest that is at least `wanted` pixels wide. If the picture is smaller than `wanted`, the first size
 * is the picture itself.
 */
function levelsOf(image: LoadedPicture, wanted: number): Surface[] {
  const levels: Surface[] = [];
  let last: LoadedPicture | Surface = image;
  let [width, height] = [image.width, image.height];
  if (width / 2 < wanted) {
    const full = newSurface(width, height);
    brushOf(full).drawImage(image, 0, 0);
    levels.push((last = full));
  }
  while (Math.min(width, height) > SMALLEST_LEVEL) {
    [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const half = halved(last, width, height);
    if (levels.length === 0 && last !== image) discard(last as Surface);
    last = half;
    if (levels.length > 0 || width / 2 < wanted) levels.push(half);
  }
  return levels;
}
