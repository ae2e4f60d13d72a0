import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { freeFormQuilt, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { backingBought, boughtFor } from '../cutting/bought';
import type { CuttingSettings } from '../cutting/cutting-types';
import { blocksOf, layer } from '../cutting/cutting.fixture';
import { planFabric } from '../cutting/plan-fabric';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { pieceOf } from '../cutting/strip-plan.fixture';
import { FINISHING_DEFAULTS, type FinishingSettings } from '../finishing/finishing-types';
import { Remembered } from '../remembered';
import { wholePlan } from './whole-plan';
import { prepare } from '../prepared/prepared-quilt';

/** The settings of a test case that differ from the defaults. */
interface Ways {
  cutting?: Partial<CuttingSettings>;
  finishing?: Partial<FinishingSettings>;
}

/** `cut` is the inches of fabric that are cut, and `eighths` the eighths of a yard to buy. */
type Yards = [cut: number, eighths: number];

/**
 * Returns the inches to cut and the eighths of a yard to buy of one fabric. The quilt has one placement, and a first
 * border of fabric 13 if `border` (inches) is above 0.
 */
function clothOf(
  fabric: number,
  blocks: Placement,
  { cutting, finishing }: Ways = {},
  [width, length, border]: readonly [width: number, length: number, border: number] = [60, 60, 0],
): Yards {
  const bordered = border > 0 ? { borderWidth1: inches(border), borderFabric1: 13 } : {};
  const sides = { quiltWidth: inches(width), quiltLength: inches(length) };
  const quilt = freeFormQuilt({ ...sides, ...bordered, blocks: [blocks] });
  const answer = wholePlan(prepare(quilt), {
    cutting: { ...DEFAULT_CUTTING, ...cutting },
    finishing: { ...FINISHING_DEFAULTS, ...finishing },
  });
  if (!answer.ok) throw new Error(answer.error.code);
  const plan = answer.value.plan.fabrics.find((each) => each.fabric === fabric);
  return [plan?.inches ?? 0, plan?.bought.eighths ?? 0];
}

const BLOCK = layer([1, 0, 0, 1000, 1000, 11]);
/** Layers of a block with two triangles, one in fabric 11 and one in fabric 12. */
const HALVES: Levels = layer([9, 0, 0, 1000, 1000, 11], [7, 0, 0, 1000, 1000, 12]);
/**
 * Layers of a block with two flying geese of fabric 12 on a background of fabric 11. Each goose is as wide as the
 * block.
 */
const GEESE: Levels = [...BLOCK, ...layer([3, 0, 0, 1000, 500, 12], [3, 0, 500, 1000, 500, 12])];

const squares = (count: number, side: number, ways?: Ways) => clothOf(11, blocksOf(BLOCK, side, count), ways);
const rectangles = (count: number, width: number, height: number, ways?: Ways) =>
  clothOf(11, { ...blocksOf(BLOCK, width, count), blockHeight: inches(height) }, ways);
const halves = (count: number, leg: number, ways?: Ways) => clothOf(11, blocksOf(HALVES, leg, count), ways);
const geese = (count: number, wide: number, ways?: Ways) =>
  clothOf(12, blocksOf(GEESE, wide, count / 2), ways);
const sky = (count: number, wide: number, ways?: Ways) => clothOf(11, blocksOf(GEESE, wide, count / 2), ways);
/**
 * Returns the inches to cut and the eighths of a yard to buy for a border `wide` inches wide. `width` and `length` are
 * the sides of the quilt in inches, border included.
 */
const border = (wide: number, width: number, length: number, ways?: Ways) =>
  clothOf(13, placementOf(4, [11], { xLocation: inches(wide), yLocation: inches(wide) }), ways, [
    ...([width, length, wide] as const),
  ]);

function finished(width: number, length: number, { cutting, finishing }: Ways) {
  const sides = { quiltWidth: inches(width), quiltLength: inches(length) };
  const settings = { ...DEFAULT_CUTTING, ...cutting };
  const answer = wholePlan(prepare({ ...newFreeFormQuilt(2), ...sides, blocks: [placementOf(4, [11])] }), {
    cutting: settings,
    finishing: { ...FINISHING_DEFAULTS, ...finishing },
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...answer.value.finishing, settings };
}

/**
 * Returns the inches to cut and the eighths of a yard to buy for the binding of a quilt. The binding's fabric isn't in
 * the quilt's top.
 */
function binding(width: number, length: number, ways: Ways = {}): Yards {
  const { binding: of, settings } = finished(width, length, ways);
  const height = of.square || of.cut;
  return [of.count * height, boughtFor([{ count: of.count, height }], settings).eighths];
}

function backing(width: number, length: number, ways: Ways = {}): Yards {
  const { backing: of, settings } = finished(width, length, ways);
  return [of.inches, backingBought(of.inches, settings).eighths];
}

const directional = { cutting: { fabrics: { 11: { directional: true }, 13: { directional: true } } } };
const eight = { cutting: { halfSquareTriangle: 'eight' } } as const;
const single = { cutting: { goose: 'one' } } as const;
const slanted = { finishing: { joins: 'slanted' } } as const;
const mitred = { finishing: { borders: 'mitred' } } as const;
const narrow = { cutting: { usableWidth: 40 } };
const thin = { finishing: { binding: { ...FINISHING_DEFAULTS.binding, cut: 2.25 } } } as const;
const bias = { finishing: { binding: { ...FINISHING_DEFAULTS.binding, grain: 'bias' } } } as const;
const wideBacking = { finishing: { backing: { margin: 4, clothWidth: 108 } } } as const;
const closeBacking = { finishing: { backing: { margin: 3, clothWidth: 42 } } } as const;

/*
 * Worked out by hand. The purchase is the cut length and one inch, rounded up to a multiple of 4½″, an eighth of a
 * yard. Fabric is 42″ wide unless stated otherwise. A square or rectangle is cut ½″ larger. A half-square triangle is
 * cut from a square ⅞″ larger, four geese from a square 1¼″ larger.
 */
it.each<[string, Yards, cut: number, eighths: number]>([
  // Squares. The names say how many fit across, and the number and height of the strips.
  ['one square of 4: a strip of 4½', squares(1, 4), 4.5, 2],
  ['9 squares of 4: 9 across 42, 1 × 4½', squares(9, 4), 4.5, 2],
  ['36 squares of 4: 4 × 4½', squares(36, 4), 18, 5],
  ['72 squares of 4: 8 × 4½', squares(72, 4), 36, 9],
  ['32 squares of 2: 16 across, 2 × 2½', squares(32, 2), 5, 2],
  ['112 squares of 2: 7 × 2½', squares(112, 2), 17.5, 5],
  ['48 squares of 1½: 21 across, 3 × 2', squares(48, 1.5), 6, 2],
  ['42 squares of 2½: 14 across, 3 × 3', squares(42, 2.5), 9, 3],
  ['60 squares of 3: 12 across, 5 × 3½', squares(60, 3), 17.5, 5],
  ['12 squares of 5: 7 across, 2 × 5½', squares(12, 5), 11, 3],
  ['36 squares of 6: 6 across, 6 × 6½', squares(36, 6), 39, 9],
  ['18 squares of 8: 4 across, 5 × 8½', squares(18, 8), 42.5, 10],
  ['20 squares of 12: 3 across, 7 × 12½', squares(20, 12), 87.5, 20],
  ['60 squares of 3 on 40: 11 across, 6 × 3½', squares(60, 3, narrow), 21, 5],
  // Rectangles. Strips of two heights, 2 × 6½ + 2 × 4½ = 22, need the same purchase. Strips of one height are easier to
  // cut.
  ['30 rectangles of 4 × 6: 6 lie across, 5 × 4½', rectangles(30, 4, 6), 22.5, 6],
  ['30 of a directional print: 9 across, 4 × 6½', rectangles(30, 4, 6, directional), 26, 6],
  ['18 of a directional print: 2 × 6½', rectangles(18, 4, 6, directional), 13, 4],
  // Half-square triangles: two from a square, or eight units from two squares twice as large.
  ['48 half-squares of 3: 24 of 3⅞, 10 across, 3 strips', halves(48, 3), 11.625, 3],
  ['20 half-squares of 4: 10 of 4⅞, 8 across, 2 strips', halves(20, 4), 9.75, 3],
  ['96 half-squares of 2: 48 of 2⅞, 14 across, 4 strips', halves(96, 2), 11.5, 3],
  ['24 half-squares of 6: 12 of 6⅞, 6 across, 2 strips', halves(24, 6), 13.75, 4],
  ['32 half-squares of 3, 8 at once: 4 of 7¾, 1 strip', halves(32, 3, eight), 7.75, 2],
  ['64 half-squares of 2, 8 at once: 8 of 5¾, 7 across', halves(64, 2, eight), 11.5, 3],
  // Geese and sky: a rectangle and two squares each, or four from a large square and four small ones.
  ['24 geese 4 × 2, 1 at once: 9 lie across, 3 × 2½', geese(24, 4, single), 7.5, 2],
  ['their sky: 48 of 2½, 16 across, 3 strips', sky(24, 4, single), 7.5, 2],
  ['24 geese 4 × 2: 6 of 5¼, 1 strip', geese(24, 4), 5.25, 2],
  ['their sky: 24 of 2⅞, 14 across, 2 strips', sky(24, 4), 5.75, 2],
  ['100 geese 6 × 3: 25 of 7¼, 5 across, 5 strips', geese(100, 6), 36.25, 9],
  ['their sky: 100 of 3⅞, 10 across, 10 strips', sky(100, 6), 38.75, 9],
  // Borders: n strips joined straight reach 41½ · n + ½. The joined length also has an inch to spare.
  ['7 around 24 × 36: 4 strips of 7½', border(7, 38, 50), 30, 7],
  ['3 around 60 × 72: 278 + 1, 7 strips of 3½', border(3, 66, 78), 24.5, 6],
  ['5 around 53¾ × 60: 249½ is 6 strips of 5½, with 1 also 1½', border(5, 63.75, 70), 34.5, 8],
  ['7 around 74 × 88: 354 + 1, 9 strips of 7½', border(7, 88, 102), 67.5, 16],
  ['the same on the slant: 34½ · n + 7½, 11 strips', border(7, 88, 102, slanted), 82.5, 19],
  ['5 around 30 × 50, mitred: 124 + 1 is 3, and 2 of 42', border(5, 40, 60, mitred), 27.5, 7],
  ['4 around 30 × 40, directional: 40½ along, 2 × 4½', border(4, 38, 48, directional), 49.5, 12],
  // Binding: one strip for each 40″ of the perimeter.
  ['binding of 36 × 36: 4 × 2½', binding(36, 36), 10, 3],
  ['binding of 60 × 72: 7 × 2½', binding(60, 72), 17.5, 5],
  ['binding of 90 × 108: 10 × 2½', binding(90, 108), 25, 6],
  ['binding of 72 × 90: 9 × 2¼', binding(72, 90, thin), 20.25, 5],
  ['bias binding of 60 × 72: a square of 29', binding(60, 72, bias), 29, 7],
  ['binding of 40 × 40 on 40: 158½ of 163½, 5 × 2½', binding(40, 40, narrow), 12.5, 3],
  // Backing: 4″ more on each side. Panels of 42″ lose 1″ at each seam.
  ['backing of 34 × 50: 58', backing(34, 50), 58, 14],
  ['backing of 57 × 70: 2 × 65', backing(57, 70), 130, 30],
  ['backing of 60 × 72: 2 × 68', backing(60, 72), 136, 31],
  ['the same 3 out: 2 × 66', backing(60, 72, closeBacking), 132, 30],
  ['backing of 90 × 108: 3 × 98', backing(90, 108), 294, 66],
  ['the same on cloth of 108: 116', backing(90, 108, wideBacking), 116, 26],
])('buys %s', (_, [cut, eighths], cutByHand, eighthsByHand) => {
  expect([cut, eighths]).toEqual([cutByHand, eighthsByHand]);
  // Each purchase is at least an inch longer than the cut length.
  expect(eighths * 4.5 - cut).toBeGreaterThanOrEqual(1);
});

/*
 * sylviasquiltdepot.com, “Yardage for cutting squares”: number of squares from ⅛, ¼ … 1 yard of fabric. The fabric is
 * 44″ wide before its edges come off, and the chart counts 42½″ to 43″ of it. If a longer cut gives no more squares,
 * the test uses the shorter cut.
 */
const chart: readonly [side: number, squares: readonly number[]][] = [
  [1, [172, 344, 559, 731, 946, 1118, 1333, 1505]],
  [2, [42, 84, 126, 168, 231, 273, 315, 351]],
  [2.5, [17, 51, 85, 119, 136, 170, 204, 238]],
  [3, [14, 28, 56, 70, 98, 112, 140, 154]],
  [3.5, [12, 24, 36, 60, 72, 84, 96, 120]],
  [4, [10, 20, 30, 40, 50, 60, 70, 80]],
  [4.5, [0, 9, 18, 27, 36, 45, 54, 63]],
  [5, [0, 8, 16, 24, 32, 40, 48, 56]],
  [5.5, [0, 7, 14, 21, 28, 28, 35, 42]],
  [6, [0, 7, 14, 14, 21, 28, 35, 35]],
  [6.5, [0, 6, 12, 12, 18, 24, 24, 30]],
];

const published = [
  ...chart.flatMap(([side, row]) =>
    row.flatMap((count, index) =>
      count > (row[index - 1] ?? 0) ? [{ side, count, cloth: 43, eighths: index + 1 }] : [],
    ),
  ),
  // quiltingboard.com, post 6228687: 16 strips of 9½″ from fabric of 42″ are 152″, 4.222 yd.
  { side: 9.5, count: 63, cloth: 42, eighths: 34 },
  // cortezquiltcompany.com: 56 squares of 6½″ need ten strips, “1⅞ would be enough”.
  { side: 6.5, count: 56, cloth: 42, eighths: 15 },
  // missouriquiltco.com, thread 47676: 720 squares of 2½″ need 45 strips, 3⅛ yd.
  { side: 2.5, count: 720, cloth: 42, eighths: 25 },
];

it('has all figures of the published chart and three more', () => {
  // Six rows of the chart have 8 different counts, two have 7, another has 6 and two have 5.
  expect(published).toHaveLength(48 + 14 + 6 + 10 + 3);
});

it.each(published)(
  'needs the published $eighths eighths of a yard for $count squares of $side″, or one more',
  ({ side, count, cloth, eighths }) => {
    const settings = { ...DEFAULT_CUTTING, usableWidth: cloth };
    const plan = planFabric(11, [pieceOf(side, side, count)], { settings, known: new Remembered() });
    if ('code' in plan) throw new Error(plan.code);
    expect(plan.bought.eighths - eighths).toBeGreaterThanOrEqual(0);
    expect(plan.bought.eighths - eighths).toBeLessThanOrEqual(1);
  },
);

it.each<[string, Yards, published: number]>([
  // craftsy.com, “Measure twice”: two panels of 57″ are 114″, 3¼ yd.
  ['a backing of 57 × 67', backing(49, 59), 26],
  // lilystreetquilts.com: a backing of 53″ × 62″ needs 3 yd. Its binding needs 7 strips of 2½″, ½ yd.
  ['a backing of 53 × 62', backing(45, 54), 24],
  ['7 binding strips', binding(60, 72), 4],
])('needs as much for %s as published, or ⅛ yard more', (_, [, eighths], byOthers) => {
  expect([byOthers, byOthers + 1]).toContain(eighths);
});
