import { expect, it } from 'vitest';
import { acrossOnPhone } from './colouring';

/* A phone's room is 1 wide and 1.7 long. The comments give the widths of the pictures, one across and two across. */
it.each([
  // A lap quilt of 52 × 66 inches: 1 and ½; 0.67 and ½; 0.45 and ½.
  [1, 52 / 66, 1],
  [2, 52 / 66, 1],
  [3, 52 / 66, 2],
  // Blocks: 0.57 and ½; 0.43 and ½.
  [3, 1, 1],
  [4, 1, 2],
  // A runner of 60 × 20 inches: 0.85 and ½.
  [6, 3, 1],
])(
  'lays %d pictures of the ratio %d in %d columns on a phone, as those are larger',
  (count, ratio, across) => {
    expect(acrossOnPhone(count, ratio)).toBe(across);
  },
);
