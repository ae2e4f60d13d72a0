import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { FabricPictureStore } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { ScenePainter } from './scene-painter';
import { brushOf } from '../surface/surface';
import { tileBox, type TilePlace } from '../surface/tile-grid';
import type { SentScene, TileNews, TileOrder } from './tile-messages';

/**
 * The longest time that a tile waits for its fabrics, in milliseconds. `CLOTH_POLL` is the time between two
 * checks of the fabrics.
 */
const CLOTH_PATIENCE = 400;
const CLOTH_POLL = 10;

/** Paints tiles one by one, and handles messages between two tiles. */
class TileWorker {
  readonly #budget: MemoryBudget;
  readonly #cloths: FabricPictureStore;
  readonly #painter: ScenePainter;
  readonly #fabrics = new Map<number, Fabric>();
  readonly #turns = new MessageChannel();
  #blocks = new Map<string, SceneBlock>();
  #scene: Scene | null = null;
  #version = 0;
  #waiting: TilePlace[] = [];
  #working = false;
  #waitingSince = Infinity;

  constructor(memory: number) {
    this.#budget = new MemoryBudget(memory);
    this.#cloths = new FabricPictureStore((news) => {
      this.#painter.clothChanged(news);
      tell({ kind: 'cloth', news });
    }, this.#budget);
    this.#painter = new ScenePainter(this.#cloths, this.#budget);
    this.#turns.port1.onmessage = () => {
      this.#paintNext();
    };
  }

  obey(order: Exclude<TileOrder, { kind: 'start' }>): void {
    if (order.kind === 'scene') this.#show(order.scene, order.version);
    else if (order.kind === 'sew') this.#painter.sew(order.quilting);
    else if (order.kind === 'fabrics') {
      for (const fabric of order.fabrics) this.#fabrics.set(fabric.fabricNum, fabric);
      this.#cloths.findWith((fabricNum) => this.#fabrics.get(fabricNum));
    } else {
      this.#waiting = order.places;
      if (!this.#working) this.#takeTurn();
    }
  }

  #show(sent: SentScene, version: number): void {
    const blocks = sent.blocks.flatMap((block) =>
      typeof block === 'string' ? (this.#blocks.get(block) ?? []) : block,
    );
    this.#blocks = new Map(blocks.map((block) => [block.key, block]));
    this.#scene = { ...sent, blocks };
    this.#version = version;
    this.#painter.show(this.#scene);
  }

  #takeTurn(): void {
    this.#working = this.#waiting.length > 0;
    if (this.#working) this.#turns.port2.postMessage(null);
  }

  #paintNext(): void {
    const [place] = this.#waiting;
    if (place && this.#scene) {
      const box = tileBox(this.#scene, place);
      if (this.#awaitsCloth(place.scale, box)) {
        setTimeout(() => {
          this.#paintNext();
        }, CLOTH_POLL);
        return;
      }
      this.#waiting.shift();
      this.#budget.nextFrame();
      const surface = new OffscreenCanvas(box.width, box.height);
      this.#painter.paint(brushOf(surface), place.scale, box);
      const picture = surface.transferToImageBitmap();
      tell({ kind: 'tile', version: this.#version, place, picture }, [picture]);
    }
    this.#takeTurn();
  }

  /**
   * True if fabrics of this part are still loading and `CLOTH_PATIENCE` isn't over. If painting started before they
   * are loaded, the tile would be painted twice.
   */
  #awaitsCloth(scale: number, box: Box): boolean {
    if (this.#painter.hasCloth(scale, box)) {
      this.#waitingSince = Infinity;
      return false;
    }
    this.#waitingSince = Math.min(this.#waitingSince, performance.now());
    return performance.now() - this.#waitingSince < CLOTH_PATIENCE;
  }
}

function tell(news: TileNews, transfer: Transferable[] = []): void {
  self.postMessage(news, { transfer });
}

const able =
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;

let worker: TileWorker | null = null;
self.onmessage = ({ data }: MessageEvent<TileOrder>) => {
  // The answer to an order, because before the first one nobody may listen yet.
  if (!able) tell({ kind: 'unable' });
  else if (data.kind === 'start') worker = new TileWorker(data.memory);
  else worker?.obey(data);
};
