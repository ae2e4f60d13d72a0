import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClothStore, PAPER } from './cloth-store';

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
let changed: number[];
let answer: () => Promise<HTMLCanvasElement>;
let store: ClothStore;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  changed = [];
  answer = () => Promise.resolve(picture(512));
  store = new ClothStore(
    (fabricNum) => changed.push(fabricNum),
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

test('a fabric is its mean colour until its cloth is there, which is asked for once', async () => {
  expect(store.cloth(11)).toEqual({ colour: '#a8322a', levels: [] });
  store.cloth(11);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/fabrics/cloth-11.webp']);
  expect(changed).toEqual([11]);
  expect(store.cloth(11).levels.map(({ width }) => width)).toEqual([512, 256, 128, 64, 32, 16, 8]);
  expect(asked).toHaveLength(1);
});

test('fabric 0 is paper and is never asked for', () => {
  expect(store.cloth(0)).toBe(PAPER);
  expect(asked).toEqual([]);
});

test('a cloth that can’t be had stays flat and is asked for again, less and less often', async () => {
  answer = () => Promise.reject(new Error('offline'));
  store.cloth(11);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(store.cloth(11).levels).toEqual([]);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toHaveLength(2);
  answer = () => Promise.resolve(picture(64));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(3);
  expect(changed).toEqual([11]);
  expect(store.cloth(11).levels[0]?.width).toBe(64);
});

test('an unknown fabric is paper until its list has come', async () => {
  store.findWith(() => undefined);
  expect(store.cloth(12)).toBe(PAPER);
  store.findWith(fabric);
  expect(changed).toEqual([12]);
  expect(store.cloth(12).colour).toBe('#a8322a');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/fabrics/cloth-12.webp']);
});

test('once closed it frees the pictures and tries no more', async () => {
  store.cloth(11);
  await vi.advanceTimersByTimeAsync(0);
  const [level] = store.cloth(11).levels;
  answer = () => Promise.reject(new Error('offline'));
  store.cloth(12);
  await vi.advanceTimersByTimeAsync(0);
  store.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(level?.width).toBe(0);
  expect(asked).toHaveLength(2);
});
