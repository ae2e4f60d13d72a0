import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { sewnOf } from '../patches/sewn';
import { sewingOrder } from './sewing-order';

const size = { width: 12, height: 12 };

/**
 * Returns the sewing steps of a block. Each is a list: what the step makes, its kind, and the counts of its variants.
 */
function stepsOf(name: string) {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const { patches } = sewnOf(block?.levels ?? [], size);
  return sewingOrder(patches, (index) => `${patches[index]?.fabric ?? 0}`, size).map(
    ({ of, kind, variants }) => [of, kind, variants.map(({ count }) => count)],
  );
}

describe('sewingOrder', () => {
  it('sews an Ohio Star from pairs of triangles to hourglasses, rows and the block', () => {
    expect(stepsOf('Ohio Star')).toEqual([
      // Pairs of ground and points, and pairs of middle and points. One pair of each makes an hourglass.
      ['unit', 'seams', [4, 4]],
      ['unit', 'seams', [4]],
      // Rows 1 and 3 are the same; one is turned half around.
      ['row', 'seams', [2]],
      ['row', 'seams', [1]],
      ['block', 'seams', [1]],
    ]);
  });

  it('sews the halves of a Card Trick in one step for each kind, then its quarters', () => {
    expect(stepsOf('Card Trick')).toEqual([
      // First the corner squares of two halves, each in another fabric. Then the pairs of quarters: four on the sides,
      // two in the middle.
      ['unit', 'seams', [1, 1, 1, 1]],
      ['unit', 'seams', [1, 1, 1, 1, 1, 1]],
      ['unit', 'seams', [1, 1, 1, 1]],
      ['unit', 'seams', [1]],
      ['row', 'seams', [1, 1]],
      ['row', 'seams', [1]],
      ['block', 'seams', [1]],
    ]);
  });

  it('sews rows of squares, as patterns do: four-patches, pairs of geese, paws, in any quarter turn', () => {
    // Ten pairs become five four-patches. Four more squares are made of two halves.
    expect(stepsOf('Jacobs Ladder')).toEqual([
      ['unit', 'seams', [10]],
      ['unit', 'seams', [4]],
      ['unit', 'seams', [5]],
      ['row', 'seams', [2]],
      ['row', 'seams', [1]],
      ['block', 'seams', [1]],
    ]);
    // Each of the four quarters has two geese.
    expect(stepsOf('Dutchmans Puzzle')).toEqual([
      ['unit', 'geese', [4, 4]],
      ['unit', 'seams', [4]],
      ['row', 'seams', [2]],
      ['block', 'seams', [1]],
    ]);
    // Sixteen squares are made of two halves. A paw has four steps. Two of these squares are sewn with a corner, and
    // two more squares to each other. Then the large square is sewn to these two, and both parts together.
    expect(stepsOf('Bears Paw')).toEqual([
      ['unit', 'seams', [16]],
      ...Array.from({ length: 4 }, () => ['unit', 'seams', [4]]),
      ['row', 'seams', [1]],
      ['row', 'seams', [2]],
      ['block', 'seams', [1]],
    ]);
  });

  it('has a step for geese, one for a Log Cabin, and one for set-in patches', () => {
    expect(stepsOf('Sawtooth Star')).toEqual([
      ['unit', 'geese', [4]],
      ['row', 'seams', [2]],
      ['row', 'seams', [1]],
      ['block', 'seams', [1]],
    ]);
    expect(stepsOf('Log Cabin')).toEqual([['block', 'rounds', [1]]]);
    expect(stepsOf('LeMoyne Star').at(-1)).toEqual(['block', 'setIn', [1]]);
  });

  it('sews each corner of every block to its base alone, in a separate step', () => {
    // Flagstones has two snowballs beside its nine-patches.
    expect(stepsOf('Flagstones').filter(([, kind]) => kind === 'corners')).toEqual([
      ['unit', 'corners', [2]],
    ]);
    expect(stepsOf('Snowball')).toEqual([['block', 'corners', [1]]]);
    let found = 0;
    for (const { levels } of premadeBlocks) {
      const patches = sewnOf(levels, size).patches.filter(({ kind }) => kind !== 'applique');
      const sewn = sewingOrder(patches, String, size)
        .filter(({ kind }) => kind === 'corners')
        .flatMap(({ variants }) => variants.map(({ count, node }) => count * node.patches.length));
      const cornered = patches.filter(({ kind }) => kind === 'base' || kind === 'corner').length;
      expect(sewn.reduce((sum, count) => sum + count, 0)).toBe(cornered);
      found += cornered;
    }
    expect(found).toBeGreaterThan(50);
  });
});
