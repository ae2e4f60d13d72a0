import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsIn } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { ClothNews } from './cloth-store';
import { discard } from './surface';
import type { TilePlace } from './tile-grid';
import type { TileNews, TileOrder } from './tile-messages';

interface TileClientEvents {
  /** A tile of the scene that was shown last. */
  onTile: (place: TilePlace, picture: ImageBitmap) => void;
  /** Cloth that the worker has from now on. */
  onCloth: (news: ClothNews) => void;
  /** The worker can't draw or is gone: from now on the page must paint. */
  onLost: () => void;
}

/** Milliseconds without a sign of life, while tiles are asked for, after which the worker is given up. */
const PATIENCE = 8_000;

const startWorker = () => new Worker(new URL('./tile.worker.ts', import.meta.url), { type: 'module' });

/** The page's end of the worker that paints tiles. */
export class TileClient {
  readonly #events: TileClientEvents;
  #worker: Worker | null = null;
  #fabric: (fabricNum: number) => Fabric | undefined = () => undefined;
  readonly #fabricsSent = new Set<number>();
  #blocksSent = new Set<string>();
  #scene: Scene | null = null;
  #version = 0;
  /** Whether the worker has that scene. */
  #isSent = false;
  /** Tiles that were asked for and have not come. */
  #asked = new Map<string, TilePlace>();
  #watch: ReturnType<typeof setTimeout> | null = null;
  /** Tells the worker what was asked for with a delay. */
  #sending: ReturnType<typeof setTimeout> | undefined;

  /** @param memory bytes that the worker may keep */
  constructor(memory: number, events: TileClientEvents, start = startWorker) {
    this.#events = events;
    if (typeof OffscreenCanvas === 'undefined' || typeof createImageBitmap === 'undefined') return;
    try {
      this.#worker = start();
    } catch {
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<TileNews>) => {
      this.#hear(data);
    };
    this.#worker.onerror = this.#worker.onmessageerror = () => {
      this.#lose();
    };
    this.#send({ kind: 'start', memory });
  }

  /** Whether there is a worker to paint. */
  get alive(): boolean {
    return this.#worker !== null;
  }

  /** Whether tiles that were asked for have not come yet. */
  get awaits(): boolean {
    return this.#asked.size > 0;
  }

  /** Says where fabrics are known by number. */
  findWith(fabric: (fabricNum: number) => Fabric | undefined): void {
    this.#fabric = fabric;
    if (this.#scene && this.#isSent) this.#sendFabrics(this.#scene);
  }

  /** From now on tiles are of this scene; the worker gets it with the first of them that is asked for. */
  show(scene: Scene): void {
    this.#version++;
    this.#scene = scene;
    this.#isSent = false;
    // What the worker is at is of no use any more.
    if (this.#asked.size > 0) this.#send({ kind: 'tiles', places: [] });
    this.#asked.clear();
    clearTimeout(this.#sending);
  }

  /**
   * Asks for tiles, the most wanted first, in place of all that were asked for before.
   * @param delay milliseconds after which the worker hears of it
   */
  ask(places: TilePlace[], delay = 0): void {
    if (!this.#worker) return;
    const wanted = new Map(places.map((place) => [keyOf(place), place]));
    const isSame =
      wanted.size === this.#asked.size && [...wanted.keys()].every((key) => this.#asked.has(key));
    if (isSame) return;
    this.#asked = wanted;
    clearTimeout(this.#sending);
    const send = () => {
      this.#sendScene();
      this.#send({ kind: 'tiles', places: [...wanted.values()] });
      this.#expect();
    };
    if (delay > 0) this.#sending = setTimeout(send, delay);
    else send();
  }

  close(): void {
    clearTimeout(this.#sending);
    if (this.#watch) clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #hear(news: TileNews): void {
    if (!this.#worker) return;
    if (news.kind === 'unable') {
      this.#lose();
      return;
    }
    if (news.kind === 'cloth') {
      // What was asked for may have been painted without it.
      this.#asked.clear();
      this.#events.onCloth(news.news);
    } else if (news.version === this.#version) {
      this.#asked.delete(keyOf(news.place));
      this.#events.onTile(news.place, news.picture);
    } else discard(news.picture);
    this.#expect();
  }

  #expect(): void {
    if (this.#watch) clearTimeout(this.#watch);
    this.#watch = null;
    if (this.#asked.size === 0) return;
    this.#watch = setTimeout(() => {
      this.#lose();
    }, PATIENCE);
  }

  #lose(): void {
    this.close();
    this.#events.onLost();
  }

  #sendScene(): void {
    const scene = this.#scene;
    if (!scene || this.#isSent) return;
    this.#sendFabrics(scene);
    const blocks = scene.blocks.map((block) => (this.#blocksSent.has(block.key) ? block.key : block));
    this.#send({ kind: 'scene', version: this.#version, scene: { ...scene, blocks } });
    this.#blocksSent = new Set(scene.blocks.map(({ key }) => key));
    this.#isSent = true;
  }

  #sendFabrics(scene: Scene): void {
    const numbers = new Set(scene.bands.map(({ fabric }) => fabric));
    for (const { shapes } of scene.blocks) {
      for (const fabric of fabricsIn(shapes)) numbers.add(fabric);
    }
    const fabrics: Fabric[] = [];
    for (const fabricNum of numbers) {
      const fabric = this.#fabricsSent.has(fabricNum) ? undefined : this.#fabric(fabricNum);
      if (!fabric) continue;
      this.#fabricsSent.add(fabricNum);
      fabrics.push(fabric);
    }
    if (fabrics.length > 0) this.#send({ kind: 'fabrics', fabrics });
  }

  #send(order: TileOrder): void {
    this.#worker?.postMessage(order);
  }
}

const keyOf = ({ scale, column, row }: TilePlace) => `${scale}:${column}:${row}`;
