import { expect, it } from 'vitest';
import { describeUnused } from './svg-words';

it('says how many outlines are left out, why, and what to do', () => {
  expect(describeUnused([], false)).toBeNull();
  expect(describeUnused(['crosses'], false)).toBe(
    '1 outline could not be used: it crosses itself. Correct the drawing, then import it again.',
  );
  expect(describeUnused(['crosses', 'many-corners', 'crosses'], false)).toBe(
    '3 outlines could not be used: 2 cross themselves and 1 has more than 120 corners. Correct the drawing, then import it again.',
  );
  expect(describeUnused(['empty', 'damaged'], true)).toBe(
    'No outline of this drawing can be used: 1 has no area and 1 is damaged. Correct the drawing, then import it again.',
  );
});
