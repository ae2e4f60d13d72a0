// @vitest-environment jsdom
import { inches } from '@quiltwright/shared/geometry/units';
import { firstCopies } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fit } from '../camera/camera';
import type { View } from '../tiles/painter';
import { QuiltPainter } from './quilt-painter';
import type { TileNews, TileOrder } from '../tiles/tile-messages';

const SIDE = { width: 1000, height: 800 };

/**
 * Returns a quilt of 10 × 10 equal blocks of 10 inches, with this key. The blocks have no fabric, so nothing is
 * fetched.
 */
function quilt(key = 'star', side = 10, across = 10): Scene {
  const copies = Array.from({ length: across ** 2 }, (_, i) => [
    (i % across) * side,
    Math.floor(i / across) * side,
    side,
    side,
    0,
    i,
  ]);
  return {
    width: inches(across * side),
    length: inches(across * side),
    bands: [],
    blocks: [
      {
        key,
        blockNum: 1,
        width: inches(side),
        height: inches(side),
        shapes: new Float32Array([1, 0, 0, 1000, 1000, 0]),
        lines: new Float32Array(),
      },
    ],
    copies: new Float32Array(copies.flat()),
  };
}

/** Returns a quilt of 20 × 20 blocks, 100 inches wide: too many blocks to be painted without tiles. */
const manyBlocks = (key = 'star') => quilt(key, 5, 20);

const whole = fit({ width: 100, length: 100 }, SIDE);
const view = (changes: Partial<View> = {}): View => ({
  camera: whole,
  fitting: whole.scale,
  ...SIDE,
  ratio: 1,
  zooming: false,
  ...changes,
});

/** A worker that records its messages and sends the answers that a test chooses. */
class Double extends EventTarget {
  orders: TileOrder[] = [];
  ended = false;
  onmessage: ((event: { data: TileNews }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(order: TileOrder) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  /** The tiles that the last message to the worker requested. */
  get asked() {
    return this.orders.flatMap((order) => (order.kind === 'tiles' ? [order.places] : [])).at(-1) ?? [];
  }
  /** The version of the scene that the worker has. */
  get version() {
    return this.orders.flatMap((order) => (order.kind === 'scene' ? [order.version] : [])).at(-1) ?? 0;
  }
  /** Sends the worker's answer with painted tiles: either the given tiles, or all requested tiles. */
  paintAll(places = this.asked, version = this.version): FakeBitmap[] {
    return places.map((place) => {
      const picture = new FakeBitmap();
      this.onmessage?.({
        data: { kind: 'tile', version, place, picture: picture as unknown as ImageBitmap },
      });
      return picture;
    });
  }
}

class FakeBitmap {
  width = 512;
  height = 512;
  closed = false;
  close() {
    this.closed = true;
  }
}

let worker: Double;
let news: number;
let drawn: { picture: unknown; box: number[] }[];
let context: CanvasRenderingContext2D;
let painter: QuiltPainter;

function start(memory = 1e9): void {
  painter = new QuiltPainter(
    memory,
    () => news++,
    () => worker as unknown as Worker,
  );
}

function paint(seen: View) {
  drawn = [];
  return painter.paint(context, seen);
}

beforeEach(() => {
  // Frames stand still with time, so that results don't depend on the machine's speed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('OffscreenCanvas', HTMLCanvasElement);
  worker = new Double();
  news = 0;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The double of the canvas is missing.');
  context = canvas;
  const note = (picture: unknown, ...box: number[]) => drawn.push({ picture, box });
  context.drawImage = note;
});
afterEach(() => {
  painter.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The time in milliseconds after which a picture that was painted at once is on the screen. */
const SHOWING = 50;

/** Paints frames until the page has nothing more to paint, and waits until the result is on the screen. */
function settle(seen: View) {
  for (let frame = 0; frame < 500; frame++) {
    const progress = paint(seen);
    if (progress === 'unfinished') continue;
    vi.advanceTimersByTime(SHOWING);
    return progress;
  }
  throw new Error('The picture is never done.');
}

/** The corners of the four tiles (two by two) of the whole quilt, which is 683 pixels wide and long. */
const { x: left, y: top } = { x: Math.round(whole.x), y: Math.round(whole.y) };
const TILES = [
  [left, top],
  [left + 512, top],
  [left, top + 512],
  [left + 512, top + 512],
];

test('the worker is asked for tiles only after a picture painted at once is on the screen', () => {
  start();
  painter.show(quilt());
  paint(view());
  vi.advanceTimersByTime(SHOWING - 1);
  expect(worker.asked).toHaveLength(0);
  painter.show(quilt('other', 5));
  paint(view());
  vi.advanceTimersByTime(SHOWING - 1);
  expect(worker.asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  // The only scene is that of the shown quilt.
  expect(worker.orders.filter(({ kind }) => kind === 'scene')).toMatchObject([{ scene: { width: 50 } }]);
  expect(worker.asked.length).toBeGreaterThan(0);
});

test('the worker abandons its work when another quilt is shown', () => {
  start();
  painter.show(quilt());
  settle(view());
  expect(worker.asked).toHaveLength(4);
  painter.show(quilt('other', 5));
  expect(worker.asked).toHaveLength(0);
});

test('the first picture of few blocks is painted without tiles, and those of the worker replace it unnoticed', () => {
  start();
  painter.show(quilt());
  expect(settle(view())).toBe('final');
  expect(drawn).toHaveLength(100);
  // A foot has 82 pixels, so a block of 10 inches has 68.3. The last block starts 9 blocks, or 615 pixels, from the
  // corner.
  expect([drawn[0]?.box, drawn[99]?.box]).toEqual([
    [0, 0],
    [615, 615],
  ]);
  const tiles = worker.paintAll();
  expect(news).toBe(0);
  expect(paint(view())).toBe('final');
  expect(drawn.map(({ picture }) => picture)).toEqual(tiles);
  expect(drawn.map(({ box }) => box.slice(0, 2))).toEqual(TILES);
});

test('the first picture of many blocks consists of tiles, and needs no worker', () => {
  start();
  painter.show(manyBlocks());
  expect(settle(view())).toBe('final');
  expect(drawn.map(({ box }) => box)).toEqual(TILES);
  expect(worker.asked).toEqual([]);
});

test('the first picture of many blocks needs no worker below the bars over the canvas', () => {
  start();
  painter.show(manyBlocks());
  const camera = fit({ width: 100, length: 100 }, { ...SIDE, above: 84 });
  expect(settle(view({ camera, fitting: camera.scale }))).toBe('final');
  expect(drawn[0]?.box).toEqual([Math.round(camera.x), Math.round(camera.y)]);
  expect(worker.asked).toEqual([]);
});

test('a pan draws the same pictures, on whole pixels', () => {
  start();
  painter.show(manyBlocks());
  settle(view());
  const pictures = drawn.map(({ picture }) => picture);
  expect(paint(view({ camera: { ...whole, x: whole.x + 10.4, y: whole.y - 3.7 } }))).toBe('final');
  expect(drawn.map(({ picture }) => picture)).toEqual(pictures);
  expect(drawn[0]?.box).toEqual([Math.round(whole.x + 10.4), Math.round(whole.y - 3.7)]);
});

test('a zoom scales the existing tiles, and requests sharp ones when it has settled', () => {
  start();
  painter.show(manyBlocks());
  settle(view());
  const camera = { ...whole, scale: 1.5 * whole.scale };
  expect(paint(view({ camera, zooming: true }))).toBe('awaited');
  // The quilt has 1,025 pixels on each side. The upper two of its four tiles are in the window.
  expect(drawn.map(({ box }) => box.slice(2))).toEqual([
    [768, 768],
    [257, 768],
  ]);
  expect(worker.asked).toEqual([]);
  expect(paint(view({ camera }))).toBe('awaited');
  expect(worker.asked.length).toBeGreaterThan(0);
  expect(new Set(worker.asked.map(({ scale }) => scale))).toEqual(new Set([camera.scale]));
  const [first] = worker.paintAll();
  expect(news).toBeGreaterThan(0);
  expect(paint(view({ camera }))).toBe('final');
  expect(drawn[0]).toEqual({ picture: first, box: [Math.round(camera.x), Math.round(camera.y)] });
});

test('among many blocks, a new picture of one is painted into the tiles at once', () => {
  start();
  painter.show(manyBlocks());
  settle(view());
  const pictures = drawn.map(({ picture }) => picture);
  painter.show(manyBlocks('dash'));
  expect(settle(view())).toBe('final');
  expect(drawn.map(({ picture }) => picture)).toEqual(pictures);
});

test('a wholly changed quilt is not repaired tile by tile', () => {
  painter.show(manyBlocks());
  paint(view());
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => (now += 2));
  const sashing = { x: 0, y: 0, width: 100, height: 100 };
  painter.show({
    ...manyBlocks(),
    bands: [{ name: 'sashing', outer: sashing, hole: null, fabric: 0 }],
  });
  expect(paint(view())).not.toBe('unfinished');
  // Recolouring all copies takes several frames, each short enough for a drag.
  painter.show({
    ...manyBlocks('star, recoloured'),
    bands: [{ name: 'sashing', outer: sashing, hole: null, fabric: 0 }],
  });
  expect(paint(view())).toBe('unfinished');
  clock.mockRestore();
});

test('among few blocks, a new picture of one is on the screen at once, without old tiles', () => {
  start();
  painter.show(quilt());
  settle(view());
  const before = worker.paintAll();
  painter.show(quilt('dash'));
  expect(settle(view())).toBe('final');
  expect(drawn).toHaveLength(100);
  expect(drawn.filter(({ picture }) => before.includes(picture as FakeBitmap))).toEqual([]);
  const after = worker.paintAll();
  expect(settle(view())).toBe('final');
  expect(drawn.map(({ picture }) => picture)).toEqual(after);
});

test('a new picture of a large block shows at once, and the worker refines it', () => {
  const alone = (key: string): Scene => {
    const one = quilt(key);
    return { ...one, width: inches(10), length: inches(10), copies: firstCopies(one.copies, 1) };
  };
  start();
  // The block has 683 pixels on each side, so it is larger than a sprite.
  const camera = fit({ width: 10, length: 10 }, SIDE);
  const near = view({ camera, fitting: camera.scale });
  for (const [key, progress, frames] of [
    ['star', 'final', 0],
    ['dash', 'awaited', 1],
    ['paw', 'awaited', 1],
  ] as const) {
    painter.show(alone(key));
    expect(settle(near)).toBe(progress);
    expect(worker.asked).toHaveLength(4);
    const told = news;
    const fine = worker.paintAll();
    expect(news).toBe(told + frames);
    expect(settle(near)).toBe('final');
    expect(drawn.map(({ picture }) => picture)).toEqual(fine);
  }
});

test('a block in a preview stays while the worker reports its fabric', () => {
  const dash = quilt('dash');
  dash.blocks[0]?.shapes.set([11], 5);
  start();
  painter.show(quilt());
  settle(view());
  worker.paintAll();
  paint(view());
  painter.show(dash);
  paint(view());
  worker.onmessage?.({ data: { kind: 'cloth', news: new Map([[11, 0]]) } });
  paint(view());
  expect(drawn).toHaveLength(100);
});

test('nothing is blank while the worker has painted some of the first tiles', () => {
  start();
  painter.show(quilt());
  settle(view());
  const [first] = worker.asked;
  if (!first) throw new Error('No tile was asked for.');
  const picture = new FakeBitmap() as unknown as ImageBitmap;
  worker.onmessage?.({ data: { kind: 'tile', version: worker.version, place: first, picture } });
  for (const zooming of [false, true]) {
    paint(view({ camera: { ...whole, x: whole.x + 8 }, zooming }));
    expect(drawn).toHaveLength(100);
  }
});

test('a late tile of an earlier scene is dropped', () => {
  start();
  painter.show(manyBlocks());
  settle(view());
  const near = view({ camera: { ...whole, scale: 3 * whole.scale } });
  paint(near);
  const { asked, version } = worker;
  painter.show(manyBlocks('dash'));
  const late = worker.paintAll(asked, version);
  expect(late.length).toBeGreaterThan(0);
  expect(late.every(({ closed }) => closed)).toBe(true);
  expect(settle(near)).toBe('awaited');
});

test('a quilt of another size starts afresh', () => {
  start();
  painter.show(quilt());
  settle(view());
  const near = view({ camera: { ...whole, scale: 2.5 * whole.scale } });
  paint(near);
  const bitmaps = worker.paintAll();
  painter.show(quilt('star', 12));
  expect(bitmaps.every(({ closed }) => closed)).toBe(true);
  expect(settle(view({ camera: fit({ width: 120, length: 120 }, SIDE) }))).toBe('final');
});

test('without a worker the page paints the same tiles itself', () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  start();
  painter.show(quilt());
  const near = view({ camera: { ...whole, scale: 1.5 * whole.scale } });
  expect(settle(near)).toBe('final');
  expect(worker.orders).toEqual([]);
  expect(drawn.at(-1)?.box).toHaveLength(2);
});

test.each([
  ['fails', () => worker.onerror?.()],
  ['can’t draw', () => worker.onmessage?.({ data: { kind: 'unable' } })],
  ['falls silent', () => vi.advanceTimersByTime(8_000)],
])('when the worker %s the page continues alone', (_, fail) => {
  start();
  painter.show(manyBlocks());
  settle(view());
  const near = view({ camera: { ...whole, scale: 1.5 * whole.scale } });
  expect(paint(near)).toBe('awaited');
  const before = news;
  fail();
  expect(worker.ended).toBe(true);
  expect(news).toBe(before + 1);
  expect(settle(near)).toBe('final');
});

test.each([
  // The page's share is 60 %. The visible part needs 6 MB, the whole quilt up to 4, and the surroundings of the view
  // 14.
  ['has room for some of what lies around', 28_000_000, 16],
  ['has no room for what is seen', 8_000_000, 10],
])('the picture becomes final if the memory %s', (_, memory, most) => {
  start(memory);
  painter.show(manyBlocks());
  settle(view());
  const near = view({ camera: { scale: 4 * whole.scale, x: -600, y: -600 } });
  paint(near);
  for (let round = 0; round < 3; round++) {
    worker.paintAll();
    expect(paint(near)).toBe('final');
  }
  const rest = worker.orders.length;
  worker.paintAll([]);
  expect(paint(near)).toBe('final');
  expect(worker.orders).toHaveLength(rest);
  expect(drawn).toHaveLength(6);
  expect(painter.bytes).toBeLessThanOrEqual(most * 2 ** 20);
});

test('memory stays within its limit during zooms and pans', () => {
  // The tiles of one frame use up to 4 × 3 MB; the page's share is 60 %.
  start(40_000_000);
  painter.show(quilt());
  for (let step = 0; step < 60; step++) {
    const scale = whole.scale * (1 + (step % 7));
    paint(view({ camera: { scale, x: -40 * step, y: -25 * step } }));
    worker.paintAll();
    expect(painter.bytes).toBeLessThanOrEqual(24_000_000 + 14_000_000);
  }
  settle(view());
  expect(painter.bytes).toBeLessThanOrEqual(24_000_000);
  painter.close();
  expect(painter.bytes).toBe(0);
});

/** Returns a quilt of 20 × 20 blocks in cream. The block in its middle is in `middle`. */
function withMiddle(middle: number): Scene {
  const scene = manyBlocks(String(middle));
  const [block] = scene.blocks;
  if (!block) throw new Error('The quilt has no block.');
  const inFabric = (fabric: number) => ({
    ...block,
    key: String(fabric),
    shapes: new Float32Array([1, 0, 0, 1000, 1000, fabric]),
  });
  const copies = scene.copies.slice();
  /* Of a copy's six numbers, the fifth is the index of its block. Copy 210 lies in row 10, column 10. */
  copies[210 * 6 + 4] = 1;
  return { ...scene, blocks: [inFabric(101), inFabric(middle)], copies };
}

const COLOURS = new Map([
  [101, '#f0e8d0'],
  [102, '#203060'],
  [103, '#101010'],
]);

test('the whole binding is painted again when a patch in the middle gives it another fabric', () => {
  start();
  painter.findWith((fabricNum) => ({
    ...{ fabricNum, paletteNum: 1, fabricName: '', userFabricName: '', fabricUrl: '', swatchUrl: '' },
    averageColour: COLOURS.get(fabricNum) ?? '',
  }));
  painter.show(withMiddle(102));
  painter.sew({ pattern: 'echo', binding: 0 });
  settle(view());
  worker.paintAll();
  expect(settle(view())).toBe('final');

  // The quilt takes two by two tiles, and its middle block lies in the first of them.
  painter.show(withMiddle(103));
  settle(view());
  expect(worker.asked.map(({ column, row }) => [column, row])).toEqual(
    expect.arrayContaining([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]),
  );
});

test('the picture of a fabric that a later scene may have is loaded before that scene', () => {
  const loaded: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        loaded.push(url);
      }
    },
  );
  start();
  painter.findWith((fabricNum) => ({
    ...{ fabricNum, paletteNum: 1, fabricName: '', userFabricName: '', swatchUrl: '' },
    ...{ fabricUrl: 'indigo.webp', averageColour: '#203060' },
  }));
  painter.show(quilt());
  settle(view());
  expect(loaded).toEqual([]);
  painter.expect([12]);
  expect(loaded).toEqual(['/fabrics/indigo.webp']);
});
