import { outlineContains } from '@quiltwright/shared/geometry/outline';
import { inches } from '@quiltwright/shared/geometry/units';
import { describe, expect, it } from 'vitest';
import { sewabilityOf } from '../../../sewability/sewability';
import { sewnOf, type PatchKind } from '../../sewn';
import { curvedBlocks } from './curved-blocks.fixture';

type Row = readonly [kind: PatchKind, count: number, area: number];

/*
 * The patches of each block, in millionths of its area. In the formulas, the side of a block is 1. A segment of the angle
 * t between an arc and its chord c has the area s(c, t) = c² · (t − sin t) ÷ (8 · sin²(t ÷ 2)).
 */
const patchesOf: Readonly<Record<string, readonly Row[]>> = {
  'Drunkard’s Path': [
    ['quarterCircle', 16, 27_611.7], // π · (3/16)² ÷ 4
    ['background', 16, 34_888.3], // 1/16 less that
  ],
  'Curved Snowball': [
    ['quarterCircle', 4, 87_266.5], // π · (1/3)² ÷ 4
    ['other', 1, 650_934.1], // 1 − π/9
  ],
  'Old Mill Wheel': [
    ['quarterCircle', 16, 27_611.7], // π · (3/16)² ÷ 4
    ['other', 4, 139_553.4], // 1/4 − π · (3/16)²
  ],
  'Pieced Bull’s Eye': [
    ['quarterCircle', 4, 7_854.0], // π · 0.1² ÷ 4
    ['blade', 4, 23_561.9], // π · (0.2² − 0.1²) ÷ 4
    ['blade', 4, 39_269.9], // π · (0.3² − 0.2²) ÷ 4
    ['blade', 4, 54_977.9], // π · (0.4² − 0.3²) ÷ 4
    ['background', 4, 124_336.3], // 1/4 − π · 0.4² ÷ 4
  ],
  'Orange Peel': [
    ['melon', 4, 142_699.1], // (π/2 − 1) ÷ 4
    ['background', 8, 53_650.5], // (1 − π/4) ÷ 4
  ],
  'Lafayette Orange Peel': [
    ['melon', 4, 142_699.1], // (π/2 − 1) ÷ 4
    ['other', 4, 107_300.9], // 1/4 less that
  ],
  'Cathedral Window': [
    ['melon', 4, 71_349.5], // 2 s(1/2, 90°) = (π/2 − 1) ÷ 8
    ['other', 8, 35_674.8], // s(1/2, 90°)
    ['other', 4, 107_300.9], // 1/4 − 4 s(1/2, 90°)
  ],
  'Six Petal Rosette': [
    ['melon', 6, 45_293.0], // 2 s(1/2, 60°) = π/12 − √3/8
    ['other', 6, 85_606.7], // π/24 − 2 s(1/2, 60°)
    ['background', 4, 53_650.5], // (1 − π/4) ÷ 4
  ],
  'Friendship Dahlia': [
    ['melon', 8, 22_018.0], // 2 s(1/2, 30°)
    ['other', 8, 76_156.8], // π/32 − 2 s(1/2, 30°)
    ['background', 4, 53_650.5], // (1 − π/4) ÷ 4
  ],
  'Winding Ways': [
    ['other', 4, 167_286.4], // 1/9 + 2 s(√10/6, 30°) + s(√2/3, 90°)
    ['background', 4, 23_844.6], // 1/18 − s(√2/3, 90°)
    ['other', 4, 58_868.9], // 1/12 − 2 s(√10/6, 30°)
  ],
  Clamshell: [
    ['other', 5, 125_000], // π r²/2 + 2 r² − π r²/2 = 2 r², and r = 1/4
    ['other', 2, 62_500], // half a shell
    ['other', 1, 26_825.2], // the foot of a shell: 2 r² − π r²/2
    ['background', 2, 13_412.6], // half a foot
    ['other', 1, 98_174.8], // the head of a shell: π r²/2
    ['quarterCircle', 2, 49_087.4], // half a head
  ],
  'Apple Core': [
    ['other', 8, 62_500], // as many outward as hollow sides: 1/16
    ['other', 4, 71_418.7], // 1/16 + s(1/4, 90°)
    ['other', 4, 53_581.3], // 1/16 − s(1/4, 90°)
  ],
  'Robbing Peter to Pay Paul': [
    ['other', 16, 22_646.5], // s(1/2, 60°)
    ['other', 4, 159_413.9], // 1/4 − 4 s(1/2, 60°)
  ],
  // The arc over a side has the radius 1. Over the middle third, the segment has m = ∫ (√(1 − u²) − √3/2) du from −1/6 to
  // 1/6 = √35/36 + arcsin(1/6) − √3/6.
  'Improved Nine Patch': [
    ['other', 4, 90_586.1], // s(1, 60°) = π/6 − √3/4
    ['square', 1, 111_111.1], // 1/9
    ['other', 4, 68_002.6], // 1/9 − m
    ['other', 4, 63_633.5], // 1/9 − s(1, 60°) + m
  ],
  'Grandmother’s Fan': [
    ['blade', 6, 94_247.8], // π · (0.9² − 0.3²) ÷ 24
    ['quarterCircle', 1, 70_685.8], // π · 0.3² ÷ 4
    ['background', 1, 363_827.5], // 1 − π · 0.9² ÷ 4
  ],
  'Crazy Quilt Fan': [
    ['blade', 4, 174_532.9], // π · (1 − 1/9) ÷ 16
    ['quarterCircle', 1, 87_266.5], // π · (1/3)² ÷ 4
    ['background', 1, 214_601.8], // 1 − π/4
  ],
  'Daisy Fan': [
    ['blade', 12, 38_179.1], // π · ((5/12)² − (1/6)²) ÷ 12
    ['quarterCircle', 4, 21_816.6], // π · (1/6)² ÷ 4
    ['other', 1, 454_584.6], // 1 − π · (5/12)²
  ],
  // The angle a is an eighth of a right angle: π/16.
  'New York Beauty': [
    ['other', 4, 31_013.0], // 0.4 · 0.8 · sin a − 0.4² · a
    ['wedge', 3, 63_234.8], // 0.8² · a − 0.4 · 0.8 · sin a
    ['wedge', 2, 31_617.4], // half of that
    ['quarterCircle', 1, 125_663.7], // π · 0.4² ÷ 4
    ['background', 1, 497_345.2], // 1 − π · 0.8² ÷ 4
  ],
  'Dresden Plate': [
    ['blade', 16, 32_127.1], // b − π · 0.1² ÷ 16, where b = 0.4² · sin a · cos a + s(0.8 sin a, 90°)
    ['other', 1, 31_415.9], // π · 0.1²
    ['other', 1, 454_550.1], // 1 − 16 b
  ],
  'Pieced Moon over the Mountain': [
    ['other', 1, 488_200.6], // 3/4 − π/12
    ['other', 1, 261_799.4], // three quarters of a disc: 3/4 · π · (1/3)²
    ['quarterSquareTriangle', 1, 250_000],
  ],
  // In twelfths, a line from (0, 6) to (1, 1) meets one from (0, 2) to (3√2, 3√2) in (0.72351, 2.38244).
  'Eight Point Compass': [
    ['other', 8, 20_833.3], // 1/2 · 6 · 1 twelfths: 3/144
    ['other', 8, 18_678.2], // (3√2 − 1) · (2.38244 − 0.72351) ÷ 2 ÷ 144
    ['wedge', 8, 58_663.2], // π/32 less both
    ['background', 4, 53_650.5], // (1 − π/4) ÷ 4
  ],
  'Pieced Heart': [
    ['wedge', 2, 126_966.6], // (π · 2² ÷ 2 + 4 · 6 ÷ 2) ÷ 144
    ['other', 2, 373_033.4], // 1/2 less that
  ],
  'Handled Basket': [
    ['halfSquareTriangle', 1, 500_000],
    ['blade', 1, 147_262.2], // π · (8 − 2) ÷ 2 ÷ 64
    ['other', 1, 49_087.4], // π · 2 ÷ 2 ÷ 64
    ['other', 1, 303_650.5], // 1/2 − π · 8 ÷ 2 ÷ 64
  ],
  'Wagon Wheel': [
    ['blade', 8, 87_266.5], // π · (6² − 2²) ÷ 8 ÷ 144
    ['other', 1, 87_266.5], // π · 2² ÷ 144
    ['background', 4, 53_650.5], // (1 − π/4) ÷ 4
  ],
};

/** What is told about sewing a block of 12 inches, if it is more than where to pin its curves. */
const toldOf: Readonly<Record<string, readonly string[]>> = {
  // A plate lies whole in its ground, so it is sewn on by hand.
  'Dresden Plate': ['island', 'curve'],
  'Twelve Blade Dresden Plate': ['island', 'curve'],
  'Twenty Blade Dresden Plate': ['island', 'curve'],
  // A heart meets the edge of its fan only in a point, and the radius of its top is less than an inch.
  'Bleeding Heart': ['island', 'tightCurve', 'curve'],
  // A seventh of 12 inches is on no ruler.
  Nocturne: ['offRuler', 'curve'],
  // Patches are set in where arcs cross, and between the wide points of a star.
  'Double Wedding Ring': ['setIn', 'curve'],
  'Indian Wedding Ring': ['setIn', 'curve'],
  'Whig’s Defeat': ['setIn', 'curve'],
  'Compass Star': ['setIn', 'curve'],
  // The points of a compass are narrow.
  'Mariner’s Compass': ['bluntPoint', 'curve'],
  'Thirty Two Point Mariner’s Compass': ['bluntPoint', 'pointNearEdge', 'curve'],
  // The mountain is set into the moon.
  'Pieced Moon over the Mountain': ['setIn', 'curve'],
  // Where its curve ends in a point, a heart is set into its ground.
  'Pieced Heart': ['setIn', 'curve'],
};

/** The sides of a block with an area of 1,000,000 square inches. */
const MILLIONTHS = { width: 1000, height: 1000 };
/** The greatest error of an area: a millionth of a block. */
const HAIR = 1;

describe.each(Object.entries(patchesOf))('%s', (name, rows) => {
  it('has the patches and areas that follow from its pattern', () => {
    const { patches } = sewnOf(curvedBlocks[name] ?? [], MILLIONTHS);
    const found = rows.map(([kind, , area]) => [
      kind,
      patches.filter((patch) => patch.kind === kind && Math.abs(patch.area - area) < HAIR).length,
      area,
    ]);
    expect(found).toEqual(rows);
    expect(patches).toHaveLength(rows.reduce((sum, [, count]) => sum + count, 0));
  });
});

describe.each(Object.entries(curvedBlocks))('%s', (name, levels) => {
  it('has every point of the block in one patch', () => {
    const { patches } = sewnOf(levels, MILLIONTHS);
    expect(Math.abs(patches.reduce((sum, { area }) => sum + area, 0) - 1_000_000)).toBeLessThan(HAIR);
    const places = Array.from({ length: 900 }, (_, i) => ({
      x: 13.7 + (i % 30) * 33.3,
      y: 11.9 + Math.floor(i / 30) * 33.3,
    }));
    const elsewhere = places.filter(
      (place) =>
        patches.filter(
          ({ outline, rims }) =>
            outlineContains(outline, place) && !rims.some((rim) => outlineContains(rim, place)),
        ).length !== 1,
    );
    expect(elsewhere).toEqual([]);
  });

  it('tells how it is sewn', () => {
    const told = sewabilityOf({ levels, blockWidth: inches(12), blockHeight: inches(12) });
    expect(told.map(({ what }) => what)).toEqual(toldOf[name] ?? ['curve']);
  });
});
