import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsIn } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { FabricPictureChanges } from '../fabric/fabric-picture-store';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { discard } from '../surface/surface';
import type { TilePlace } from '../surface/tile-grid';
import type { TileNews, TileOrder } from './tile-messages';

interface TileClientEvents {
  /** Called with each painted tile of the current scene. */
  onTile: (place: TilePlace, picture: ImageBitmap) => void;
  /** Called with the fabrics that look different, because the worker has loaded better pictures. */
  onCloth: (news: FabricPictureChanges) => void;
  /** Called when the worker can't draw or has failed. From then on, the page must paint the tiles. */
  onLost: () => void;
}

/**
 * The time in milliseconds after which a worker counts as failed, if it still has tiles to paint and sends no
 * message.
 */
const PATIENCE = 8_000;

const newWorker = () => new Worker(new URL('./tile.worker.ts', import.meta.url), { type: 'module' });

/** A worker that was started before a client needs it; null for none. */
let ahead: Worker | null = null;

/**
 * Starts the worker for the next `TileClient` early. The first tiles of this client then don't wait for the worker's
 * code. Returns a function that ends the worker, or does nothing if a client already uses the worker.
 */
export function startTilesAhead(): () => void {
  try {
    ahead ??= newWorker();
  } catch {
    // The client finds out by itself that there is no worker.
    return () => undefined;
  }
  const worker = ahead;
  const forget = () => {
    if (ahead !== worker) return;
    ahead = null;
    worker.terminate();
  };
  worker.onerror = forget;
  return forget;
}

function startWorker(): Worker {
  const worker = ahead ?? newWorker();
  ahead = null;
  return worker;
}

/** The page's connection to the worker that paints tiles. */
export class TileClient {
  readonly #events: TileClientEvents;
  #worker: Worker | null = null;
  #fabric: (fabricNum: number) => Fabric | undefined = () => undefined;
  readonly #fabricsSent = new Set<number>();
  #blocksSent = new Set<string>();
  #scene: Scene | null = null;
  #version = 0;
  /** True if the current scene was sent to the worker. */
  #isSent = false;
  /** The requested tiles that haven't arrived yet. */
  #asked = new Map<string, TilePlace>();
  #watch: ReturnType<typeof setTimeout> | null = null;
  /** The timer of a delayed request to the worker. */
  #sending: ReturnType<typeof setTimeout> | undefined;

  /** @param memory the greatest number of bytes for the worker's pictures */
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

  /** True if there is a worker that hasn't failed. */
  get alive(): boolean {
    return this.#worker !== null;
  }

  /** True while requested tiles are still missing. */
  get awaits(): boolean {
    return this.#asked.size > 0;
  }

  /** Sets the function that finds fabrics by number. */
  findWith(fabric: (fabricNum: number) => Fabric | undefined): void {
    this.#fabric = fabric;
    if (this.#scene && this.#isSent) this.#sendFabrics(this.#scene);
  }

  /**
   * Sets the quilting pattern and the binding with which all later tiles show the quilt as sewn; null to show the quilt
   * as designed.
   */
  sew(quilting: Quilting | null): void {
    this.#send({ kind: 'sew', quilting });
    if (this.#scene) this.show(this.#scene);
  }

  /** Sets the scene of all later tiles. The scene is sent to the worker with the first request for tiles. */
  show(scene: Scene): void {
    this.#version++;
    this.#scene = scene;
    this.#isSent = false;
    // Cancels the worker's waiting tiles, which show the old scene.
    if (this.#asked.size > 0) this.#send({ kind: 'tiles', places: [] });
    this.#asked.clear();
    clearTimeout(this.#sending);
  }

  /**
   * Requests tiles, the most urgent first, and replaces all earlier requests.
   * @param delay milliseconds before the request is sent
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
      // The worker may have painted the requested tiles without this fabric, so they must be requested again.
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
