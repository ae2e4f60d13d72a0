import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { RequestFault, Requests } from '@quiltwright/workers/client/requests';
import { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricPixels } from '../fabric/fabric-fill';
import { FabricPictureStore, type FabricPictureChanges } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { ScenePainter } from '../tiles/scene-painter';
import { fabricsOf, OVERSAMPLING, shownAbove } from '../sprites/sprites';
import { brushOf, discard, newSurface, type Picture } from '../surface/surface';
import { TileClient } from '../tiles/tile-client';
import { TILE } from '../surface/tile';
import { tileBox, type TilePlace } from '../surface/tile-grid';

/** A request for a small picture of a quilt, with the functions that receive the result. */
export interface PictureOrder {
  quilt: Quilt;
  /** The known fabrics of the quilt. All other fabrics are drawn white. */
  fabrics: readonly Fabric[];
  /** The longer side of the picture in device pixels, at most `TILE`, the side of a tile. */
  side: number;
  /**
   * Receives the picture, and a new picture each time more of the quilt's fabrics have loaded. The receiver must free
   * the pictures.
   */
  onPicture: (picture: Picture) => void;
  /** Receives the reason if the picture can't be painted. */
  onFailure: (fault: RequestFault) => void;
}

interface Job {
  order: PictureOrder;
  /** The scene to paint; null until it is computed. */
  scene: Scene | null;
}

/** The workers and painters, which exist only while pictures are ordered. */
interface Studio {
  requests: Requests;
  tiles: TileClient;
  /** The pictures of fabrics. `painter` paints pictures in the page if there is no worker. */
  cloths: FabricPictureStore;
  painter: ScenePainter;
}

/** The greatest number of bytes for pictures: enough for a few fabrics at the size of a thumbnail. */
const MEMORY = 24 * 2 ** 20;
/** The time without an order after which the workers are ended, in milliseconds. */
const IDLE = 5_000;

/**
 * Paints small pictures of whole quilts, one after another. A worker paints each picture as a single tile; without a
 * worker, the page paints the pictures.
 */
export class QuiltPictures {
  readonly #startRequests: () => Requests;
  readonly #startWorker: (() => Worker) | undefined;
  readonly #fabrics = new Map<number, Fabric>();
  readonly #wanted = new Set<Job>();
  #waiting: Job[] = [];
  #current: Job | null = null;
  /** True if the current picture was requested from the worker. */
  #isAsked = false;
  #studio: Studio | null = null;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(startRequests: () => Requests = () => new WorkerRequests(), startWorker?: () => Worker) {
    this.#startRequests = startRequests;
    this.#startWorker = startWorker;
  }

  /** Orders the picture of a quilt. Returns a function that cancels the order. */
  order(order: PictureOrder): () => void {
    const job: Job = { order, scene: null };
    for (const fabric of order.fabrics) this.#fabrics.set(fabric.fabricNum, fabric);
    clearTimeout(this.#closing);
    this.#wanted.add(job);
    this.#waiting.push(job);
    void this.#next();
    return () => {
      this.#wanted.delete(job);
      this.#waiting = this.#waiting.filter((other) => other !== job);
      if (this.#current === job) this.#end();
      if (this.#wanted.size === 0) this.#closing = setTimeout(() => this.#close(), IDLE);
    };
  }

  async #next(): Promise<void> {
    if (this.#current) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    const studio = (this.#studio ??= this.#open());
    if (!job.scene) {
      const answer = await studio.requests.request('show', job.order.quilt, { lane: 'pictures' });
      if (this.#current !== job) return;
      if (!answer.ok) {
        job.order.onFailure(answer.error);
        this.#end();
        return;
      }
      job.scene = answer.value;
    }
    const { cloths, tiles, painter } = studio;
    const find = (fabricNum: number) => this.#fabrics.get(fabricNum);
    if (tiles.alive) {
      tiles.findWith(find);
      tiles.show(job.scene);
      tiles.ask([placeOf(job.order, job.scene)]);
      this.#isAsked = true;
    } else {
      cloths.findWith(find);
      this.#deliver(paintHere(painter, job.order, job.scene));
    }
  }

  #open(): Studio {
    const budget = new MemoryBudget(MEMORY);
    const onCloth = (news: FabricPictureChanges) => {
      this.#clothChanged(news);
    };
    const cloths = new FabricPictureStore((news) => {
      painter.clothChanged(news);
      onCloth(news);
    }, budget);
    const painter = new ScenePainter(cloths, budget);
    const events = {
      onTile: (_: TilePlace, picture: ImageBitmap) => {
        if (this.#isAsked) this.#deliver(picture);
        else discard(picture);
      },
      onCloth,
      onLost: () => {
        this.#again();
      },
    };
    const tiles = new TileClient(MEMORY, events, this.#startWorker);
    return { requests: this.#startRequests(), tiles, cloths, painter };
  }

  #close(): void {
    this.#studio?.requests.dispose();
    this.#studio?.tiles.close();
    this.#studio?.painter.close();
    this.#studio?.cloths.close();
    this.#studio = null;
    this.#fabrics.clear();
  }

  #deliver(picture: Picture): void {
    this.#current?.order.onPicture(picture);
    this.#end();
  }

  /** Removes the current order, and starts the next one. */
  #end(): void {
    this.#current = null;
    this.#isAsked = false;
    void this.#next();
  }

  /** Starts the current order again from the beginning. */
  #again(): void {
    if (!this.#current) return;
    this.#waiting.unshift(this.#current);
    this.#end();
  }

  /** Paints each picture again in which a fabric has changed visibly. */
  #clothChanged(news: FabricPictureChanges): void {
    for (const job of this.#wanted) {
      if (!job.scene || job === this.#current || this.#waiting.includes(job)) continue;
      const pixels = OVERSAMPLING * fabricPixels(placeOf(job.order, job.scene).scale);
      if (pixels > shownAbove(fabricsIn(job.scene), news)) this.#waiting.push(job);
    }
    const { order, scene } = this.#current ?? {};
    // The worker may already have painted the current picture without this fabric.
    if (this.#isAsked && order && scene) this.#studio?.tiles.ask([placeOf(order, scene)]);
    else void this.#next();
  }
}

/** Returns the scale and position of the single tile that shows the whole quilt. */
function placeOf({ side }: PictureOrder, quilt: Scene): TilePlace {
  return { scale: Math.min(side, TILE) / Math.max(quilt.length, quilt.width), column: 0, row: 0 };
}

function fabricsIn({ bands, blocks }: Scene): Set<number> {
  const fabrics = new Set(bands.map(({ fabric }) => fabric));
  for (const block of blocks) for (const fabric of fabricsOf(block)) fabrics.add(fabric);
  return fabrics;
}

function paintHere(painter: ScenePainter, order: PictureOrder, scene: Scene): Picture {
  const place = placeOf(order, scene);
  const box = tileBox(scene, place);
  const surface = newSurface(box.width, box.height);
  painter.show(scene);
  painter.paint(brushOf(surface), place.scale, box);
  return surface;
}
