import { inches } from '@quiltwright/shared/geometry/units';
import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { expect, it } from 'vitest';
import { courseWords } from './seam-words';

const arc = { from: { x: 500, y: 0 }, to: { x: 0, y: 500 }, bulge: QUARTER };

it('names the ends of a seam, and the radius of an arc', () => {
  const block = { blockWidth: inches(12), blockHeight: inches(12) };
  expect(courseWords({ ...arc, bulge: 0 }, block)).toBe('from the top middle to the left middle');
  expect(courseWords(arc, block)).toBe('from the top middle to the left middle, arc of radius 6″');
  expect(courseWords({ ...arc, from: { x: 250, y: 250 }, bulge: 0 }, block)).toBe(
    'from 3″, 3″ to the left middle',
  );
});

it('names both radii of an arc in a block that isn’t square', () => {
  expect(courseWords(arc, { blockWidth: inches(12), blockHeight: inches(8) })).toBe(
    'from the top middle to the left middle, arc of radius 6″ across and 4″ down',
  );
});
