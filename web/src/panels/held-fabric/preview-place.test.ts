import { expect, it } from 'vitest';
import { previewPlace, wordsPlace } from './preview-place';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

it('keeps the dragged item above the finger and in the window', () => {
  // The item is a square of 84 pixels. Its middle is 78 pixels above the finger.
  expect(previewPlace({ x: 195, y: 400 }, 'touch', phone)).toEqual({ x: 153, y: 280 });
  expect(previewPlace({ x: 389, y: 20 }, 'touch', phone)).toEqual({ x: 298, y: 8 });
});

it.each([
  // Beside the item of 84 pixels, 6 and 8 pixels stay free.
  ['in the middle of a phone', 153, phone, { side: 'left', room: 139 }],
  ['at the left of a phone', 100, phone, { side: 'right', room: 192 }],
  ['at the right of a phone', 298, phone, { side: 'left', room: 284 }],
  ['at the left of a desktop', 194, desk, { side: 'left', room: 180 }],
  ['at the edge of a desktop', 193, desk, { side: 'right', room: 1149 }],
] as const)('puts its words where the window has room: %s', (_, x, window, place) => {
  expect(wordsPlace(x, window)).toEqual(place);
});
