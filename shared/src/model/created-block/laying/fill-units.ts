import { boxTurnedRight, type Box } from '../../../geometry/box.js';
import { FABRIC } from '../../../limits.js';
import { melons, quarterCircles } from '../../../quilting/shapes/curved-forms.js';
import { turnedForm, type Form } from '../../../quilting/shapes/form.js';
import { SHAPE_TYPE as T } from '../../../quilting/shapes/shape.js';

/**
 * The units (such as a half-square triangle) that fill cells of the patch grid. A unit covers one cell or a rectangle
 * of cells.
 */
export const fillUnits = [
  'square',
  'half-square',
  'hourglass',
  'three-fabric hourglass',
  'goose',
  'diamond',
  'circle',
  'quarter circle',
  'melon',
] as const;
export type FillUnit = (typeof fillUnits)[number];

/** The number of quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

/**
 * The fabric numbers for the parts of a fill unit: the figure, the ground (background) and a third part. Only an
 * hourglass in three fabrics has a third part.
 */
export interface UnitFabrics {
  figure: number;
  ground: number;
  third: number;
}

/**
 * A patch of a fill unit (a small group of patches, for example a half-square triangle). `box` is the patch's place
 * before the unit is turned. The unit's upper left corner is at (0, 0), and each of its sides is 2 long.
 */
export interface UnitPatch {
  form: Form;
  box: Box;
  fabric: keyof UnitFabrics;
}

/** The length of a fill unit's side, in the coordinates of `UnitPatch`. */
export const UNIT_SIDE = 2;

function patch(
  fabric: keyof UnitFabrics,
  form: Form,
  [x, y, width, height]: readonly [number, number, number, number] = [0, 0, UNIT_SIDE, UNIT_SIDE],
): UnitPatch {
  return { form, box: { x, y, width, height }, fabric };
}

const [upper, lower] = [[0, 0, 2, 1] as const, [0, 1, 2, 1] as const];
const [left, right] = [[0, 0, 1, 2] as const, [1, 0, 1, 2] as const];

/**
 * The patches of each unit before it is turned, bottom first. The background patch (ground) is first, because fabric
 * spots are numbered in this order when the block is stored.
 */
const patchesOf: Readonly<Record<FillUnit, readonly UnitPatch[]>> = {
  square: [patch('figure', T.rectangle)],
  'half-square': [patch('ground', T.rightTopRight), patch('figure', T.rightBottomLeft)],
  hourglass: [
    patch('ground', T.apexLeft, right),
    patch('figure', T.apexUp, lower),
    patch('ground', T.apexRight, left),
    patch('figure', T.apexDown, upper),
  ],
  'three-fabric hourglass': [
    patch('ground', T.apexDown, upper),
    patch('figure', T.apexLeft, right),
    patch('third', T.apexUp, lower),
    patch('figure', T.apexRight, left),
  ],
  goose: [
    patch('ground', T.rightTopLeft, left),
    patch('ground', T.rightTopRight, right),
    patch('figure', T.apexUp),
  ],
  diamond: [
    patch('ground', T.rightTopLeft, [0, 0, 1, 1]),
    patch('ground', T.rightTopRight, [1, 0, 1, 1]),
    patch('ground', T.rightBottomRight, [1, 1, 1, 1]),
    patch('ground', T.rightBottomLeft, [0, 1, 1, 1]),
    patch('figure', T.diamond),
  ],
  circle: [patch('ground', T.rectangle), patch('figure', T.ellipse)],
  'quarter circle': [patch('ground', T.rectangle), patch('figure', quarterCircles.bottomLeft)],
  melon: [patch('ground', T.rectangle), patch('figure', melons.rising)],
};

/**
 * Returns the patches of a unit after it is turned to the right `turns` times by a quarter. The lowest patch is first.
 */
export function unitPatches(unit: FillUnit, turns: Turns): UnitPatch[] {
  return patchesOf[unit].map((each) => {
    let { form, box } = each;
    for (let turn = 0; turn < turns; turn++) {
      form = turnedForm(form, 'right');
      box = boxTurnedRight(box, UNIT_SIDE);
    }
    return { ...each, form, box };
  });
}

/**
 * Returns the number of quarter turns to the right, from 0 to 3, after one more turn. If `by` is 1, the turn is to the
 * right; if `by` is -1, to the left.
 */
export function turnedBy(turns: Turns, by: 1 | -1): Turns {
  return ((turns + by + 4) % 4) as Turns;
}

/** Returns which parts of a unit have a fabric: its figure, its ground (background) or a third part. */
export function fabricsOfUnit(unit: FillUnit): (keyof UnitFabrics)[] {
  const all = new Set(patchesOf[unit].map(({ fabric }) => fabric));
  return (['figure', 'ground', 'third'] as const).filter((fabric) => all.has(fabric));
}

/**
 * Returns the fabric spots of a unit's parts. The figure gets the spot `chosen`, and the ground (background) the spot
 * `ground`. If both are equal, the ground gets the first spot that differs. If `chosen` is null, the figure gets the
 * first spot that differs from `ground`. In a unit with only one fabric, the figure then gets `ground`. If `third` is
 * null, the third part gets the first spot that the other parts don't have.
 */
export function unitFabrics(
  unit: FillUnit,
  chosen: number | null,
  ground: number,
  third: number | null,
): UnitFabrics {
  const firstBut = (...others: number[]) => {
    let spot: number = FABRIC.firstSpot;
    while (others.includes(spot)) spot++;
    return spot;
  };
  const isPlain = fabricsOfUnit(unit).length === 1;
  const figure = chosen ?? (isPlain ? ground : firstBut(ground));
  const beside = ground === chosen ? firstBut(chosen) : ground;
  return { figure, ground: beside, third: third ?? firstBut(figure, beside) };
}
