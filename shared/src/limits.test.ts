import { expect, it } from 'vitest';
import { FABRIC, LIMITS } from './limits.js';

it('has fabric numbers that stay distinct as 32-bit floats', () => {
  const ends = [...Object.values(FABRIC), FABRIC.firstShared + LIMITS.uploads, FABRIC.lastOnDevice - 1];
  expect(ends.map(Math.fround)).toEqual(ends);
});
