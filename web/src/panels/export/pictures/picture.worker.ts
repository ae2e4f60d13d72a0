import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { FabricPictureStore, PAPER } from '../../../render/fabric/fabric-picture-store';
import { MemoryBudget } from '../../../render/surface/memory-budget';
import { ScenePainter } from '../../../render/tiles/scene-painter';
import { fabricsOf } from '../../../render/sprites/sprites';
import { TILE } from '../../../render/surface/tile';
import { pixelsOf, tileBox } from '../../../render/surface/tile-grid';
import type { PaintedPicture, PictureNews, PictureOrder } from './picture-messages';
import { encodePng } from './png';

/** The greatest memory for pictures of fabrics and blocks, in bytes. */
const MEMORY = 96 * 2 ** 20;
/**
 * The longest wait for the fabrics of a tile, in milliseconds. Every `CLOTH_POLL` milliseconds the worker checks
 * whether they have arrived.
 */
const CLOTH_PATIENCE = 20_000;
const CLOTH_POLL = 10;
/** The progress, from 0 to 1, when everything is painted and only the last rows must still be compressed. */
const PAINTED = 0.97;

/** Paints a scene as the canvas shows it, tile by tile, and compresses each row of tiles once it is painted. */
async function paint({ scene, fabrics, quilting, longest }: PictureOrder): Promise<PaintedPicture> {
  const scale = longest / Math.max(scene.width, scene.length);
  const { width, height } = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
  const known = new Map(fabrics.map((fabric) => [fabric.fabricNum, fabric]));
  const budget = new MemoryBudget(MEMORY);
  const cloths = new FabricPictureStore((news) => {
    painter.clothChanged(news);
  }, budget);
  const painter = new ScenePainter(cloths, budget);
  cloths.findWith((fabricNum) => known.get(fabricNum));
  painter.show(scene);
  painter.sew(quilting);

  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  async function* bands(): AsyncGenerator<Uint8ClampedArray> {
    for (let row = 0; row < rows; row++) {
      const tall = Math.min(TILE, height - row * TILE);
      const band = new Uint8ClampedArray(width * tall * 4);
      for (let column = 0; column < columns; column++) {
        const box = tileBox(scene, { scale, column, row });
        await clothOf(() => painter.hasCloth(scale, box));
        budget.nextFrame();
        const pixels = painted(painter, scale, box);
        for (let y = 0; y < box.height; y++)
          band.set(pixels.subarray(y * box.width * 4, (y + 1) * box.width * 4), (y * width + box.x) * 4);
        tell({ kind: 'progress', done: (PAINTED * (row * columns + column + 1)) / (rows * columns) });
      }
      yield band;
    }
  }
  const png = await encodePng({ width, height, scale }, bands(), quilting !== null);
  return { png, width, height, plain: plainOf(scene, known, cloths) };
}

async function clothOf(isThere: () => boolean): Promise<void> {
  const until = performance.now() + CLOTH_PATIENCE;
  while (!isThere() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, CLOTH_POLL));
}

function painted(painter: ScenePainter, scale: number, box: ReturnType<typeof tileBox>): Uint8ClampedArray {
  const surface = new OffscreenCanvas(box.width, box.height);
  // The pixels are read, not shown. Without this option, some browsers must copy them back from the graphics card.
  const brush = surface.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The browser has no memory left for this picture.');
  brush.fillStyle = PAPER.colour;
  brush.fillRect(0, 0, box.width, box.height);
  painter.paint(brush, scale, box);
  return brush.getImageData(0, 0, box.width, box.height).data;
}

function plainOf(scene: Scene, known: ReadonlyMap<number, Fabric>, cloths: FabricPictureStore): number[] {
  const shown = new Set(scene.bands.map(({ fabric }) => fabric));
  for (const block of scene.blocks) for (const fabric of fabricsOf(block)) shown.add(fabric);
  shown.delete(0);
  return [...shown].filter((fabric) => !known.has(fabric) || cloths.cloth(fabric, 1).levels.length === 0);
}

function tell(news: PictureNews): void {
  self.postMessage(news);
}

const isAble =
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined' &&
  typeof CompressionStream !== 'undefined' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;

self.onmessage = ({ data }: MessageEvent<PictureOrder>) => {
  if (!isAble) tell({ kind: 'unable' });
  else
    paint(data).then(
      (picture) => {
        tell({ kind: 'made', picture });
      },
      () => {
        tell({ kind: 'failed' });
      },
    );
};
