import type { Box } from '@quiltwright/shared/geometry/box';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { FabricPictureStore } from '../fabric/fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';
import { brushOf } from '../surface/surface';
import { tileBox, type TilePlace } from '../surface/tile-grid';
import { ScenePainter } from './scene-painter';
import type { SentScene, TileNews, TileOrder } from './tile-messages';

/**
 * The longest time that a tile waits for its fabrics, in milliseconds. `CLOTH_POLL` is the time between two
 * checks of the fabrics.
 */
const CLOTH_PATIENCE = 400;
const CLOTH_POLL = 10;

/** Receives the news of a `TileMaker`, and the objects that can be transferred with it. */
type Tell = (news: Exclude<TileNews, { kind: 'unable' }>, transfer?: Transferable[]) => void;

/** True if this browser's workers can paint. */
export const canPaintInWorker =
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;

/** Paints tiles in a worker, one by one. Between two tiles, the worker can receive messages. */
export class TileMaker {
  readonly #budget: MemoryBudget;
  readonly #cloths: FabricPictureStore;
  readonly #painter: ScenePainter;
  readonly #fabrics = new Map<number, Fabric>();
  readonly #turns = new MessageChannel();
  readonly #tell: Tell;
  #blocks = new Map<string, SceneBlock>();
  #scene: Scene | null = null;
  #version = 0;
  #waiting: TilePlace[] = [];
  #working = false;
  #waitingSince = Infinity;

  /**
   * @param memory the greatest number of bytes for pictures of fabrics and blocks, and for light maps
   * @param tell receives each painted tile, and news of fabrics whose pictures have changed
   */
  constructor(memory: number, tell: Tell) {
    this.#tell = tell;
    this.#budget = new MemoryBudget(memory);
    this.#cloths = new FabricPictureStore((news) => {
      this.#painter.clothChanged(news);
      this.#tell({ kind: 'cloth', news });
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
      this.#tell({ kind: 'tile', version: this.#version, place, picture }, [picture]);
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
