// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FabricPictureStore, PAPER } from './fabric-picture-store';
import { MemoryBudget } from '../surface/memory-budget';

const fabric = (fabricNum: number): Fabric => ({
  fabricNum,
  paletteNum: 1,
  fabricName: 'Barn Red',
  userFabricName: '',
  fabricUrl: `cloth-${fabricNum}.webp`,
  swatchUrl: `swatch-${fabricNum}.webp`,
  averageColour: '#a8322a',
});

function picture(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return canvas;
}

let asked: string[];
/** The arguments of each notification: pairs of a fabric's number and a tile's side in pixels. */
let changed: [number, number][];
let answer: () => Promise<HTMLCanvasElement>;
let store: FabricPictureStore;
let budget: MemoryBudget;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  changed = [];
  answer = () => Promise.resolve(picture(512));
  budget = new MemoryBudget(3_000_000);
  store = new FabricPictureStore(
    (news) => changed.push(...news),
    budget,
    (url) => {
      asked.push(url);
      return answer();
    },
  );
  store.findWith(fabric);
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const widths = (fabricNum: number, pixels: number) =>
  store.cloth(fabricNum, pixels).levels.map(({ width }) => width);

test('a placeholder is plain: its number is never requested', async () => {
  expect(store.cloth(9, 512)).toEqual({ colour: '#a8322a', levels: [] });
  expect(store.isReady(9, 512)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});

test('a fabric of a shared page names the whole path of its picture', async () => {
  store.findWith((fabricNum) => ({ ...fabric(fabricNum), fabricUrl: '/s/token/mark-1-small.webp' }));
  store.cloth(11, 512);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/s/token/mark-1-small.webp']);
});

test('a fabric is its mean colour until its picture loads, which is requested once', async () => {
  expect(store.cloth(11, 512)).toEqual({ colour: '#a8322a', levels: [] });
  expect(store.isReady(11, 512)).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/fabrics/cloth-11.webp']);
  expect(changed).toEqual([[11, 0]]);
  expect(widths(11, 512)).toEqual([512, 256, 128, 64, 32, 16, 8]);
  expect(store.isReady(11, 2000)).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a picture is kept no larger than requested, and fetched again for a larger size', async () => {
  expect(widths(11, 100)).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(widths(11, 128)).toEqual([128, 64, 32, 16, 8]);
  expect(widths(11, 129)).toEqual([128, 64, 32, 16, 8]);
  await vi.advanceTimersByTimeAsync(0);
  expect(widths(11, 129)).toEqual([256, 128, 64, 32, 16, 8]);
  expect(asked).toHaveLength(2);
  // Tiles of 128 pixels or fewer look as before.
  expect(changed).toEqual([
    [11, 0],
    [11, 128],
  ]);
});

test('pictures that load together are announced together', async () => {
  for (const fabricNum of [11, 12, 13]) store.cloth(fabricNum, 8);
  const told = vi.fn();
  const other = new FabricPictureStore(told, budget, () => Promise.resolve(picture(64)));
  other.findWith(fabric);
  for (const fabricNum of [11, 12, 13]) other.cloth(fabricNum, 8);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith(
    new Map([
      [11, 0],
      [12, 0],
      [13, 0],
    ]),
  );
  other.close();
});

test('an evicted picture leaves its smallest levels, and is not fetched again at once', async () => {
  // A tile of 512 pixels, with its smaller levels, uses 1.4 million bytes. The memory has room for two tiles.
  for (const fabricNum of [11, 12]) store.cloth(fabricNum, 512);
  await vi.advanceTimersByTimeAsync(0);
  budget.nextFrame();
  store.cloth(12, 512);
  store.cloth(13, 512);
  await vi.advanceTimersByTimeAsync(0);
  expect(budget.bytes).toBeLessThan(3_000_000);
  expect(widths(11, 512)).toEqual([64, 32, 16, 8]);
  expect(store.isReady(11, 512)).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(asked).toHaveLength(4);
  expect(widths(11, 512)[0]).toBe(512);
});

test('fabric 0 is paper and is never requested', () => {
  expect(store.cloth(0, 64)).toBe(PAPER);
  expect(store.isReady(0, 64)).toBe(true);
  expect(asked).toEqual([]);
});

test('a picture that fails to load stays flat and is requested again, less and less often', async () => {
  answer = () => Promise.reject(new Error('offline'));
  store.cloth(11, 64);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(store.cloth(11, 64).levels).toEqual([]);
  expect(store.isReady(11, 64)).toBe(true);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toHaveLength(2);
  answer = () => Promise.resolve(picture(64));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(3);
  expect(changed).toEqual([[11, 0]]);
  expect(widths(11, 64)[0]).toBe(64);
});

test('an unknown fabric is paper until its list loads', async () => {
  store.findWith(() => undefined);
  expect(store.cloth(12, 64)).toBe(PAPER);
  store.findWith(fabric);
  expect(changed).toEqual([[12, 0]]);
  expect(store.cloth(12, 64).colour).toBe('#a8322a');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/fabrics/cloth-12.webp']);
});

test('once closed it frees the pictures and tries no more', async () => {
  store.cloth(11, 512);
  await vi.advanceTimersByTimeAsync(0);
  const [level] = store.cloth(11, 512).levels;
  answer = () => Promise.reject(new Error('offline'));
  store.cloth(12, 512);
  await vi.advanceTimersByTimeAsync(0);
  store.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(level?.width).toBe(0);
  expect(budget.bytes).toBe(0);
  expect(asked).toHaveLength(2);
});

test('failed pictures are requested at once when the connection is back', async () => {
  answer = () => Promise.reject(new Error('offline'));
  store.cloth(11, 64);
  // After 2, 4 and 8 seconds the next try is 16 seconds away.
  await vi.advanceTimersByTimeAsync(14_000);
  const before = asked.length;
  answer = () => Promise.resolve(picture(64));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(before + 1);
  expect(widths(11, 64)).toEqual([64, 32, 16, 8]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before + 1);
});
