import { expect, it } from 'vitest';
import { mainColours } from './main-colours';

/** Returns the pixels of a picture: each colour with the number of its pixels. */
function pixels(...colours: [red: number, green: number, blue: number, count: number][]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    colours.flatMap(([red, green, blue, count]) =>
      Array.from({ length: count }, () => [red, green, blue, 255]).flat(),
    ),
  );
}

it('gives the colours of a picture by how much of it they cover', () => {
  expect(mainColours(pixels([255, 255, 255, 50], [200, 30, 30, 30], [20, 30, 120, 20]))).toEqual([
    { hex: '#ffffff', share: 0.5 },
    { hex: '#c81e1e', share: 0.3 },
    { hex: '#141e78', share: 0.2 },
  ]);
});

it('gives five colours at most, and the mean of those that look alike', () => {
  // Two near whites are one colour: (255 + 251) / 2 = 253 = 0xfd.
  const found = mainColours(
    pixels(
      ...([
        [255, 255, 255, 20],
        [251, 251, 251, 20],
        [200, 30, 30, 15],
        [20, 30, 120, 14],
        [20, 120, 40, 13],
        [10, 10, 10, 12],
      ] as [number, number, number, number][]),
    ),
  );
  expect(found.map(({ hex }) => hex)).toEqual(['#fdfdfd', '#c81e1e', '#141e78', '#147828', '#0a0a0a']);
  expect(mainColours(pixels([1, 2, 3, 9]))).toEqual([{ hex: '#010203', share: 1 }]);
  expect(mainColours(new Uint8ClampedArray())).toEqual([]);
});
