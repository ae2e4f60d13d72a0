import { describe, expect, it } from 'vitest';
import { shapeContains } from '../geometry/outline.js';
import { nameFault } from '../names.js';
import { levelsSchema } from '../quilting/shape.js';
import { premadeBlocks } from './premade-blocks.js';

/** Shapes that hold a point of the block, ellipses left out: they lie on the pieced ground. */
const covering = (levels: (typeof premadeBlocks)[number]['levels'], x: number, y: number) =>
  levels.flat().filter((shape) => shape.shapeType !== 6 && shapeContains(shape, x, y)).length;

describe.each(premadeBlocks.map((block) => [block.designName, block] as const))('%s', (_, block) => {
  it('keeps the rules of blocks and of names', () => {
    expect(levelsSchema.safeParse(block.levels).error).toBeUndefined();
    expect(nameFault(block.designName, 'block')).toBeNull();
  });

  it('has the patches that it states, in two fabrics or more', () => {
    expect(block.levels.flat()).toHaveLength(block.facts.patches);
    expect(new Set(block.levels.flat().map((shape) => shape.fillFabric)).size).toBeGreaterThanOrEqual(2);
  });

  it('is pieced without a gap and without an overlap', () => {
    /* An odd step keeps the samples off the seams, where two patches meet. */
    for (let x = 3.7; x < 1000; x += 17.3) {
      for (let y = 5.1; y < 1000; y += 17.9) expect(covering(block.levels, x, y), `at ${x}, ${y}`).toBe(1);
    }
  });

  it('names a cloth for each of its fabrics', () => {
    expect(block.facts.clothNames).toHaveLength(block.levels.length);
  });
});

it('numbers the blocks from 1 and names each once', () => {
  expect(premadeBlocks.map((block) => block.designedBlockNum)).toEqual(premadeBlocks.map((_, i) => i + 1));
  expect(new Set(premadeBlocks.map((block) => block.designName)).size).toBe(premadeBlocks.length);
});
