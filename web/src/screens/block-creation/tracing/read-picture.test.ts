import { expect, test } from 'vitest';
import { readPicture, sizeShown } from './read-picture';

const fileOf = (type: string, size: number) =>
  Object.defineProperty(new File([], 'picture', { type }), 'size', { value: size });

test('files that are no pictures or too large are refused before they are read', async () => {
  expect(await readPicture(fileOf('text/html', 10))).toBe('kind');
  expect(await readPicture(fileOf('image/gif', 10))).toBe('kind');
  expect(await readPicture(fileOf('image/png', 30_000_001))).toBe('large');
  expect(await readPicture(fileOf('image/svg+xml', 5_000_001))).toBe('large');
});

test('a photo is shown with at most 2,000 pixels a side, and a drawing with that many', () => {
  expect(sizeShown({ width: 4000, height: 3000 }, false)).toEqual({ width: 2000, height: 1500 });
  expect(sizeShown({ width: 640, height: 480 }, false)).toEqual({ width: 640, height: 480 });
  expect(sizeShown({ width: 50, height: 100 }, true)).toEqual({ width: 1000, height: 2000 });
  expect(sizeShown({ width: 9000, height: 1 }, false)).toEqual({ width: 2000, height: 1 });
});
