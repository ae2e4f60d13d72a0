import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import {
  type QuiltChanges,
  changedQuilt,
  freeFormQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { blockPatches } from '../cutting/pieces/block-patches';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { SewnBlocks } from '../patches/sewn-blocks';
import { formatYards } from '@quiltwright/shared/ruler/yards';
import { unchosenWords } from './unchosen-words';
import { wholePlan } from './whole-plan';
import { prepare } from '../prepared/prepared-quilt';

const settings = { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS };

function unchosenOf(quilt: Quilt) {
  const answer = wholePlan(prepare(quilt), settings);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.unchosen;
}

function describeUnchosen(quilt: Quilt): string | null {
  const unchosen = unchosenOf(quilt);
  return unchosen && unchosenWords(unchosen, formatYards(unchosen.bought.eighths));
}

/**
 * Returns the layers of a 12″ block of four squares. Three are in fabrics 11 to 13. The fourth is in the fabric `last`,
 * or its place is bare if `last` is null.
 */
function four(last: number | null): Levels {
  const fabrics = last === null ? [11, 12, 13] : [11, 12, 13, last];
  return levelsOf(fabrics).map((level, index) =>
    level.map((shape) => ({
      ...shape,
      ...{ shapeXLoc: blockUnits((index % 2) * 500), shapeYLoc: blockUnits(index < 2 ? 0 : 500) },
      ...{ shapeWidth: blockUnits(500), shapeHeight: blockUnits(500) },
    })),
  );
}

/** Returns a quilt of 36″ × 48″ with twelve of the blocks that `four(last)` returns. */
function twelve(last: number | null, changes: QuiltChanges = {}): Quilt {
  const block = placementOf(4, [], { levels: four(last), numOfColumns: 3, numOfRows: 4 });
  return freeFormQuilt({
    ...{ quiltWidth: inches(36), quiltLength: inches(48), blocks: [block] },
    ...changes,
  });
}

describe('parts without a fabric', () => {
  // 12 squares of 6½″, six across 42″, need 13″; with 1″ to spare, 0.39 yards. Numbers up to 10 mean that no real
  // fabric is chosen.
  it.each([
    ['no fabric', 0],
    ['a placeholder', 3],
    ['the plain background', 10],
    ['nothing at all on its place', null],
  ])('are counted in patches if they are of %s', (_, last) => {
    expect(describeUnchosen(twelve(last))).toBe(
      '12 of 48 patches have no fabric: about ½ yd is missing from this list.',
    );
    // 12 squares of 6½″ × 6½″.
    expect(unchosenOf(twelve(last))?.squareInches).toBe(507);
  });

  it('are none if everything has a fabric, even binding in a fabric outside the top', () => {
    expect(unchosenOf(twelve(14))).toBeNull();
  });

  it('are summed up as no patch if none has a fabric', () => {
    // A border of 3″, which has a fabric, surrounds 36″ × 48″.
    const border = { borderWidth1: inches(3), borderFabric1: 11 };
    const around = { ...border, quiltWidth: inches(42), quiltLength: inches(54) };
    const at = { xLocation: inches(3), yLocation: inches(3), numOfColumns: 3 };
    // 12 squares of 12½″, three across 42″, need 50″; with 1″ to spare, 1.42 yards.
    const blocks = [placementOf(4, [0], { ...at, numOfRows: 4 })];
    expect(describeUnchosen(twelve(0, { ...around, blocks }))).toBe(
      'No patch has a fabric yet: about 1½ yd is missing from this list.',
    );
    // Nine squares need 37½″. The bare ground of 36″ × 12″ needs a strip of 12½″ × 36½″, so the sum is 50″ again.
    const nine = twelve(0, { ...around, blocks: [placementOf(4, [0], { ...at, numOfRows: 3 })] });
    expect(describeUnchosen(nine)).toBe(
      'All 9 patches and the ground between the blocks have no fabric: about 1½ yd is missing from this list. Turn on Sashing to give the ground a fabric.',
    );
  });

  it('include sashing and borders', () => {
    const bordered = standardQuilt({
      ...{ generatingSashing: 2, sashingWidth: inches(2), sashingFabric: 0 },
      ...{ borderWidth1: inches(3), borderWidth2: inches(7), borderFabric1: 0, borderFabric2: 1 },
    });
    // The borders need 28″ and 67½″. The ends of their strips hold four of 49 sashes and five of 20 cornerstones. The
    // other sashes and cornerstones need 15 strips of 2½″. The sum is 133″; with 1″ to spare, 3.72 yards.
    expect(describeUnchosen(bordered)).toBe(
      'The sashing, the first border, and the second border have no fabric: about 3¾ yd is missing from this list.',
    );
    // 8 strips of 7½″ and a shorter one are 67½″; with 1″ to spare, 1.9 yards.
    expect(describeUnchosen(changedQuilt(bordered, { borderFabric1: 11, sashingFabric: 12 }))).toBe(
      'The second border has no fabric: about 2 yd is missing from this list.',
    );
  });

  it('include bare ground of a free form quilt without sashing, with its places', () => {
    const three = placementOf(4, [11], { numOfColumns: 3, numOfRows: 3 });
    const gap = twelve(11, { blocks: [three] });
    // A strip of 12½″ × 36½″ with 1″ to spare needs 13½″ of fabric: ⅜ yard.
    expect(describeUnchosen(gap)).toBe(
      'The ground between the blocks has no fabric: about ⅜ yd is missing from this list. Turn on Sashing to give the ground a fabric.',
    );
    expect(unchosenOf(gap)?.bare).toEqual([{ x: 0, y: 36, width: 36, height: 12 }]);
    const sashed = changedQuilt(gap, { generatingSashing: 2, sashingWidth: inches(1) });
    expect(describeUnchosen(sashed)).toMatch(/^The sashing has no fabric/);
    expect(describeUnchosen(changedQuilt(sashed, { sashingFabric: 12 }))).toBeNull();
  });

  it('exclude bare ground of appliqué that lies over another block', () => {
    // A square of 6″ in the corner of a place of 12″ leaves the rest of the place bare.
    const corner = (x: number) =>
      placementOf(5, [], { levels: four(null).slice(0, 1), xLocation: inches(x), yLocation: inches(0) });
    const carpet = placementOf(4, [11], { numOfColumns: 3, numOfRows: 4 });
    const over = twelve(11, { blocks: [carpet, corner(12)] });
    expect(unchosenOf(over)).toBeNull();
    // The block beneath is cut whole: 12 squares of 12½″, and one of 6½″.
    const plan = wholePlan(prepare(over), settings);
    const cut = plan.ok ? plan.value.plan.fabrics.flatMap(({ pieces }) => pieces) : [];
    expect(cut.map(({ width, height, count }) => [width, height, count])).toEqual(
      expect.arrayContaining([
        [12.5, 12.5, 12],
        [6.5, 6.5, 1],
      ]),
    );
    // Half of the block lies over others; the ground of its right half is bare: 6″ × 12″.
    const narrow = placementOf(4, [11], { numOfColumns: 1, numOfRows: 4 });
    const half = unchosenOf(twelve(11, { blocks: [narrow, corner(6)] }));
    expect(half?.patches).toBe(1);
  });

  it('include places of a standard quilt without a block', () => {
    // A wall hanging of 3 × 3 has four places for the second block. Squares of 12½″, three across, need 25″; with 1″ to
    // spare, 0.72 yards.
    const half = standardQuilt({ generatingSize: 10, blocks: [placementOf(4, [11]), emptyPlacement] });
    expect(describeUnchosen(half)).toBe(
      '4 empty places for blocks have no fabric: about ¾ yd is missing from this list.',
    );
    expect(unchosenOf(half)?.bare).toHaveLength(4);
  });

  it('are reported even if a piece is larger than the fabric', () => {
    // 36″ × 24″ are bare. A fat quarter is smaller than 24½″ × 36½″, so the area counts. It is 24½ · (36½ + ½ for a
    // join + 1 to spare) = 931, or 42.3″ of fabric 22″ wide. A fat quarter has 17½″, so three are needed.
    const two = twelve(11, { blocks: [placementOf(4, [11], { numOfColumns: 3, numOfRows: 2 })] });
    const answer = wholePlan(prepare(two), {
      ...settings,
      cutting: { ...DEFAULT_CUTTING, buy: 'fatQuarters' },
    });
    expect(answer.ok && answer.value.unchosen?.bought.fatQuarters).toBe(3);
  });

  it('are none in any block of the library that is coloured', () => {
    const bare = premadeBlocks.filter(({ levels }) => {
      const coloured = levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: 11 })));
      const look = { levels: coloured, width: 12, height: 12, blockNum: 1, covers: [], over: [], copies: 1 };
      return blockPatches(look, 0.25, new SewnBlocks(), () => undefined).some(({ fabric }) => fabric !== 11);
    });
    expect(bare.map(({ title }) => title)).toEqual([]);
  });
});
