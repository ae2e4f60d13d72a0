import { blockUnits } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import type { Placement } from '../placement.js';
import { SHAPE_TYPE, type Levels, type Shape, type ShapeType } from '../shapes/shape.js';

const whole = blockUnits(LIMITS.blockSpace);

/** The fabric of a patch, now and in the colourways of its quilt. */
type Cloth = Pick<Shape, 'fillFabric' | 'colourways'>;

/** Returns the layers of a block of one patch, which fills the block: a square, or a triangle. */
export function onePatch(cloth: Cloth, shapeType: ShapeType = SHAPE_TYPE.rectangle): Levels {
  const { fillFabric, colourways } = cloth;
  return [
    [
      {
        ...{ shapeNum: 1, shapeType, strokeWidth: 0 },
        ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0), shapeWidth: whole, shapeHeight: whole },
        fillFabric,
        ...(colourways && { colourways }),
      },
    ],
  ];
}

/** The layers of patches of other forms, by the layers of the patch that has their fabric. */
const formed = new WeakMap<Levels, Map<ShapeType, Levels>>();

/** Returns the patch of `levels` in another form. Equal arguments return the same object. */
export function inForm(levels: Levels, form: ShapeType): Levels {
  const cloth = levels.flat()[0];
  if (!cloth) return levels;
  const known = formed.get(levels) ?? new Map<ShapeType, Levels>();
  formed.set(levels, known);
  const made =
    known.get(form) ?? (cloth.shapeType === form && isWhole(levels) ? levels : onePatch(cloth, form));
  known.set(form, made);
  // The patch in its new form has the same other forms.
  formed.set(made, known);
  return made;
}

/** True for setting triangles, and for cornerstones that are cut in half. */
export function isSetTriangle({ role, levels }: Pick<Placement, 'role' | 'levels'>): boolean {
  return role !== undefined && levels[0]?.[0]?.shapeType !== SHAPE_TYPE.rectangle;
}

function isWhole(levels: Levels): boolean {
  return levels.length === 1 && levels[0]?.length === 1;
}
