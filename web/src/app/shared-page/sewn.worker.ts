import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { retrSharedDesign } from '@quiltwright/shared/contract/calls/shared-page-calls';
import { routes } from '@quiltwright/shared/contract/routes';
import type { Block } from '@quiltwright/shared/quilting/block';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { linesOfLevels } from '@quiltwright/workers/kernels/patches/lines/lines-of-levels';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { show } from '@quiltwright/workers/kernels/show/show';
import { quiltOfBlock } from '../../render/quilt/block-quilt';
import { TILE } from '../../render/surface/tile';
import { eachTile, tileBox, tilesSeen, type Grid, type TilePlace } from '../../render/surface/tile-grid';
import { canPaintInWorker, TileMaker } from '../../render/tiles/tile-maker';
import type { SewnNews, SewnOrder } from './sewn-messages';

/*
 * Paints the design of a shared page as sewn, for Look closer. The bundler puts a worker and everything it needs into
 * one file, so visitors fetch the painter of the editors without the editors.
 */

/** The greatest number of bytes for pictures of fabrics and blocks. */
const MEMORY = 48 * 2 ** 20;

let scene: Scene | null = null;
let view: Extract<SewnOrder, { kind: 'view' }> | null = null;

const maker = canPaintInWorker
  ? new TileMaker(MEMORY, (news) => {
      if (news.kind === 'cloth') tell({ kind: 'cloth' });
      else if (scene) {
        const { place, picture } = news;
        const tile = { key: keyOf(place), scale: place.scale, box: tileBox(scene, place), picture };
        tell({ kind: 'tile', tile }, [picture]);
      }
    })
  : null;

/** Fetches the design of a page, and shows it. */
async function open(page: string): Promise<void> {
  const answer = await fetch(`${routes.retrSharedDesign.path}?page=${encodeURIComponent(page)}`);
  if (!answer.ok) throw new Error(`The design was answered with ${answer.status}.`);
  const { quilt, block, fabrics, ...look } = (await answer.json()) as AnswerOf<typeof retrSharedDesign>;
  const shown = show(quilt ? shownQuilt(unpackedQuilt(quilt)) : quiltOfBlock(block as Block), linesOfLevels);
  if (!shown.ok) throw new Error(shown.error.code);
  scene = shown.value;
  maker?.obey({ kind: 'fabrics', fabrics });
  const { quilting: pattern, binding } = look;
  maker?.obey({ kind: 'sew', quilting: pattern && { pattern, binding } });
  maker?.obey({ kind: 'scene', version: 0, scene });
  paintView();
}

/** Paints the missing tiles of the view, the ones in its middle first, and then those around it. */
function paintView(): void {
  if (!scene || !view) return;
  const { grid, canvas, has } = view;
  const { scale } = grid;
  const middle = { x: (canvas.width / 2 - grid.x) / TILE, y: (canvas.height / 2 - grid.y) / TILE };
  const away = ({ column, row }: TilePlace) => Math.hypot(column + 0.5 - middle.x, row + 0.5 - middle.y);
  const seen = placesIn(scene, grid, canvas).sort((a, b) => away(a) - away(b));
  const keys = seen.map(keyOf);
  tell({ kind: 'seen', scale, keys });
  const wider = { width: canvas.width + 2 * TILE, height: canvas.height + 2 * TILE };
  const around = placesIn(scene, { scale, x: grid.x + TILE, y: grid.y + TILE }, wider);
  const known = new Set(has);
  const wanted = new Map([...seen, ...around].map((place) => [keyOf(place), place]));
  maker?.obey({
    kind: 'tiles',
    places: [...wanted].flatMap(([key, place]) => (known.has(key) ? [] : place)),
  });
}

function placesIn(quilt: Scene, grid: Grid, canvas: { width: number; height: number }): TilePlace[] {
  const places: TilePlace[] = [];
  eachTile(tilesSeen(quilt, grid.scale, grid, canvas), (column, row) => {
    places.push({ scale: grid.scale, column, row });
  });
  return places;
}

const keyOf = ({ scale, column, row }: TilePlace) => `${scale}:${column}:${row}`;

function tell(news: SewnNews, transfer: Transferable[] = []): void {
  self.postMessage(news, { transfer });
}

self.onmessage = ({ data }: MessageEvent<SewnOrder>) => {
  if (data.kind === 'view') {
    view = data;
    paintView();
  } else if (!maker) tell({ kind: 'failed' });
  else
    open(data.page).catch(() => {
      tell({ kind: 'failed' });
    });
};
