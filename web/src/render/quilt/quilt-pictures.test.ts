// @vitest-environment jsdom
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { PageRequests } from '@quiltwright/workers/client/page-requests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { QuiltPictures } from './quilt-pictures';
import type { Picture } from '../surface/surface';
import type { TileNews, TileOrder } from '../tiles/tile-messages';

/** A worker that records its messages and sends the answers that a test chooses. */
class Double extends EventTarget {
  orders: TileOrder[] = [];
  onmessage: ((event: { data: TileNews }) => void) | null = null;
  ended = false;
  postMessage(order: TileOrder) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  of<K extends TileOrder['kind']>(kind: K) {
    return this.orders.filter((order): order is Extract<TileOrder, { kind: K }> => order.kind === kind);
  }
  say(data: TileNews) {
    this.onmessage?.({ data });
  }
  /** Answers the last request with a painted picture, and returns the picture. */
  paint() {
    const [place] = this.of('tiles').at(-1)?.places ?? [];
    if (!place) throw new Error('Nothing was asked for.');
    const picture = { width: 200, height: 200, closed: false, close: () => (picture.closed = true) };
    const version = this.of('scene').length;
    this.say({ kind: 'tile', version, place, picture: picture as unknown as ImageBitmap });
    return picture;
  }
}

const FABRICS = [20, 21].map((fabricNum) => ({
  fabricNum,
  paletteNum: 2,
  fabricName: `Fabric ${fabricNum}`,
  userFabricName: '',
  fabricUrl: `${fabricNum}.png`,
  swatchUrl: `${fabricNum}-swatch.png`,
  averageColour: '#224466',
}));

/** Returns a Wall Hanging, 36 × 36 inches, all of one fabric. */
function quilt(fillFabric: number): Quilt {
  const shape = {
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: 0,
    shapeYLoc: 0,
    shapeWidth: 1000,
    shapeHeight: 1000,
    fillFabric,
    strokeWidth: 0,
  } as Placement['levels'][number][number];
  const blocks = [{ ...emptyPlacement, blockNum: 11, levels: [[shape]] }];
  return { ...newStandardQuilt(100), generatingSize: 10, generatingLayout: 3, blocks };
}

let worker: Double;
let pictures: QuiltPictures;
const cancels: (() => void)[] = [];

/**
 * Orders a picture of 72 pixels. Returns the list that collects the delivered pictures, and a function that cancels the
 * order.
 */
function order(fillFabric: number) {
  const got: Picture[] = [];
  const cancel = pictures.order({
    quilt: quilt(fillFabric),
    fabrics: FABRICS,
    side: 72,
    onPicture: (picture) => got.push(picture),
    onFailure: ({ code }) => {
      throw new Error(code);
    },
  });
  cancels.push(cancel);
  return { got, cancel };
}

const scenes = (count: number) =>
  eventually(() => {
    expect(worker.of('scene')).toHaveLength(count);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('OffscreenCanvas', HTMLCanvasElement);
  vi.stubGlobal('createImageBitmap', () => undefined);
  worker = new Double();
  pictures = new QuiltPictures(
    () => new PageRequests(),
    () => worker as unknown as Worker,
  );
});
afterEach(() => {
  for (const cancel of cancels.splice(0)) cancel();
  // The workers have ended by then.
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a quilt is one tile, in the ordered size', async () => {
  order(20);
  await scenes(1);
  // The picture has 72 pixels for 36 inches, so its scale is 2.
  expect(worker.of('tiles').at(-1)?.places).toEqual([{ scale: 2, column: 0, row: 0 }]);
  expect(worker.of('fabrics').flatMap(({ fabrics }) => fabrics)).toEqual([FABRICS[0]]);
});

test('pictures are painted one after the other, each for its own quilt', async () => {
  const [first, second] = [order(20), order(21)];
  await scenes(1);
  const one = worker.paint();
  expect(first.got).toEqual([one]);
  await scenes(2);
  const two = worker.paint();
  expect(second.got).toEqual([two]);
  expect(first.got).toHaveLength(1);
});

test('a cancelled order makes way for the next', async () => {
  const first = order(20);
  const second = order(21);
  await scenes(1);
  first.cancel();
  await scenes(2);
  worker.paint();
  expect([first.got.length, second.got.length]).toEqual([0, 1]);
});

test('a picture that arrives twice is freed', async () => {
  const { got } = order(20);
  await scenes(1);
  worker.paint();
  expect(worker.paint().closed).toBe(true);
  expect(got).toHaveLength(1);
});

test('a quilt is painted again when its fabric loads later, and no other quilt is', async () => {
  const [first, second] = [order(20), order(21)];
  await scenes(1);
  worker.paint();
  await scenes(2);
  worker.paint();
  worker.say({ kind: 'cloth', news: new Map([[21, 0]]) });
  await scenes(3);
  worker.paint();
  expect([first.got.length, second.got.length]).toEqual([1, 2]);
});

test('a quilt in work is requested again when fabric loads, because it may have been painted without', async () => {
  order(20);
  await scenes(1);
  worker.say({ kind: 'cloth', news: new Map([[20, 0]]) });
  expect(worker.of('tiles')).toHaveLength(2);
});

test('the page paints when the worker can’t', async () => {
  const { got } = order(20);
  await scenes(1);
  worker.say({ kind: 'unable' });
  await eventually(() => {
    expect(got.map(({ width, height }) => [width, height])).toEqual([[72, 72]]);
  });
});
