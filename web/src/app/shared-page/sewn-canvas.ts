import type { Size, View } from './fitted';
import type { SewnNews, SewnOrder, SewnTile } from './sewn-messages';

/**
 * The state of the canvas that shows a design as sewn. `painting`: no view has been painted completely yet. `painted`:
 * at least one view is complete. `failed`: the worker couldn't fetch or paint the design.
 */
export type SewnState = 'painting' | 'painted' | 'failed';

/** The time in milliseconds without a change of scale after which a zoom counts as ended. */
const REST = 150;
/** The greatest number of tiles that are kept beside those of the first view. A tile takes a megabyte. */
const MOST_TILES = 64;

/**
 * A canvas above the picture of a shared design. It shows the design as sewn, in tiles that a worker paints. Where a
 * tile of the view is still missing, the canvas shows tiles of earlier views, enlarged or reduced. A move or zoom of
 * the view redraws the canvas at once. The canvas then moves together with the picture below it.
 */
export class SewnCanvas {
  readonly element = document.createElement('canvas');
  readonly #worker = new Worker(new URL('./sewn.worker.ts', import.meta.url), { type: 'module' });
  readonly #onState: (state: SewnState) => void;
  /** The painted tiles by their keys, in the order in which they arrived from the worker. */
  readonly #tiles = new Map<string, SewnTile>();
  /**
   * The keys of the tiles that were painted before the latest pictures of fabrics arrived. These tiles are still shown.
   * If a view needs one of them, the worker paints it again.
   */
  readonly #coarse = new Set<string>();
  #view: View = { x: 0, y: 0, scale: 0 };
  #room: Size = { width: 0, height: 0 };
  /** The keys of all tiles that the view needs, and the scale of these tiles. */
  #seen: readonly string[] = [];
  #scale = 0;
  /** The scale of the first view that was complete. Its tiles stay, and stand in for others. */
  #firstScale = 0;
  #asking: ReturnType<typeof setTimeout> | undefined;

  /** @param page the token of the shared page */
  constructor(page: string, onState: (state: SewnState) => void) {
    this.#onState = onState;
    this.#worker.onmessage = ({ data }: MessageEvent<SewnNews>) => {
      this.#hear(data);
    };
    this.#worker.onerror = this.#worker.onmessageerror = () => {
      this.#hear({ kind: 'failed' });
    };
    this.#send({ kind: 'open', page });
  }

  /**
   * Draws a view of the design with the tiles that have arrived, and soon requests the missing tiles.
   * @param view `x` and `y` are the position of the design's top left corner, in CSS pixels from the canvas's top left
   *   corner. `scale` is the number of CSS pixels to an inch of the design.
   * @param room the size of the canvas in CSS pixels
   */
  show(view: View, room: Size): void {
    const isZoom = this.#view.scale !== 0 && view.scale !== this.#view.scale;
    this.#view = view;
    this.#room = room;
    this.#draw();
    clearTimeout(this.#asking);
    this.#asking = setTimeout(
      () => {
        this.#ask();
      },
      isZoom ? REST : 0,
    );
  }

  close(): void {
    clearTimeout(this.#asking);
    this.#worker.terminate();
    for (const { picture } of this.#tiles.values()) picture.close();
    this.#tiles.clear();
    // Safari frees the memory of a canvas only when it has no size.
    this.element.width = this.element.height = 0;
  }

  #ask(): void {
    const { width, height } = this.element;
    const has = [...this.#tiles.keys()].filter((key) => !this.#coarse.has(key));
    this.#send({ kind: 'view', grid: this.#grid(), canvas: { width, height }, has });
  }

  #send(order: SewnOrder): void {
    this.#worker.postMessage(order);
  }

  #hear(news: SewnNews): void {
    if (news.kind === 'failed') {
      this.close();
      this.#onState('failed');
    } else if (news.kind === 'cloth') {
      for (const key of this.#tiles.keys()) this.#coarse.add(key);
      this.#ask();
    } else if (news.kind === 'seen') {
      this.#seen = news.keys;
      this.#scale = news.scale;
      this.#tidy();
    } else {
      this.#drop(news.tile.key);
      this.#tiles.set(news.tile.key, news.tile);
      this.#tidy();
      this.#draw();
    }
  }

  /** Drops tiles that the view no longer needs, once the view is complete. */
  #tidy(): void {
    if (!this.#seen.every((key) => this.#tiles.has(key))) return;
    if (this.#firstScale === 0) this.#firstScale = this.#scale;
    this.#onState('painted');
    const needed = new Set(this.#seen);
    const others = [...this.#tiles.values()].filter(
      ({ key, scale }) => scale !== this.#firstScale && !needed.has(key),
    );
    const excess = Math.max(0, others.length - MOST_TILES);
    others.forEach(({ key, scale }, index) => {
      if (scale !== this.#scale || index < excess) this.#drop(key);
    });
  }

  #drop(key: string): void {
    this.#tiles.get(key)?.picture.close();
    this.#tiles.delete(key);
    this.#coarse.delete(key);
  }

  /** Returns the view in whole device pixels. */
  #grid() {
    const { x, y, scale } = this.#view;
    const ratio = window.devicePixelRatio;
    return { x: Math.round(x * ratio), y: Math.round(y * ratio), scale: scale * ratio };
  }

  #draw(): void {
    const canvas = this.element;
    const [width, height] = [this.#room.width, this.#room.height].map((side) =>
      Math.round(side * window.devicePixelRatio),
    );
    if (width === undefined || height === undefined) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const brush = canvas.getContext('2d');
    if (!brush) return;
    brush.clearRect(0, 0, width, height);
    const grid = this.#grid();
    const all = [...this.#tiles.values()];
    const isNow = ({ scale }: SewnTile) => scale === grid.scale;
    for (const { box, scale, picture } of [...all.filter((tile) => !isNow(tile)), ...all.filter(isNow)]) {
      const factor = grid.scale / scale;
      // Both edges are rounded, so that neighbours touch.
      const [left, top] = [Math.round(box.x * factor), Math.round(box.y * factor)];
      const right = Math.round((box.x + box.width) * factor);
      const bottom = Math.round((box.y + box.height) * factor);
      brush.drawImage(picture, grid.x + left, grid.y + top, right - left, bottom - top);
    }
  }
}
