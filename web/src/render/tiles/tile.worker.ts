import { canPaintInWorker, TileMaker } from './tile-maker';
import type { TileNews, TileOrder } from './tile-messages';

function tell(news: TileNews, transfer: Transferable[] = []): void {
  self.postMessage(news, { transfer });
}

let maker: TileMaker | null = null;
self.onmessage = ({ data }: MessageEvent<TileOrder>) => {
  // The answer to an order, because before the first one nobody may listen yet.
  if (!canPaintInWorker) tell({ kind: 'unable' });
  else if (data.kind === 'start') maker = new TileMaker(data.memory, tell);
  else maker?.obey(data);
};
