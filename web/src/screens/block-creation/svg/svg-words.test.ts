import { expect, it } from 'vitest';
import { describeIgnored, describeUnused } from './svg-words';

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

it('says which parts of a drawing can’t be imported, and what to do', () => {
  expect(describeIgnored([])).toBeNull();
  expect(describeIgnored(['copy'])).toBe(
    'This drawing has 1 linked copy, which can’t be imported. Convert it to paths, then import the drawing again.',
  );
  expect(describeIgnored(['text', 'relative', 'text'])).toBe(
    'This drawing has 2 texts and 1 shape with a length in %, which can’t be imported. Convert them to paths, then import the drawing again.',
  );
});
