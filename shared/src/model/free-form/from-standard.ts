import { blockUnits, inches } from '../../geometry/units.js';
import { DEFAULTS, FABRIC, LIMITS } from '../../limits.js';
import { crossingsOf } from '../../quilting/bands/crossings.js';
import { cornerstonesOf, withCornerstones } from '../../quilting/bands/bands.js';
import { emptyPlacement, isEmptyPlacement, type Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { SHAPE_TYPE } from '../../quilting/shapes/shape.js';
import { plainPlanOf, planOf } from '../../quilting/standard/standard-size.js';
import { generate } from '../../quilting/standard/generate.js';

/**
 * Converts a standard quilt to a free form quilt that looks the same. The standard size and layout determined the size
 * of the quilt and the places of its blocks. In the new quilt, a quilter can change this size and these places.
 * Cornerstones with a fabric of their own become copies of a block of one patch. The new quilt has no name yet.
 */
export function asFreeForm(standard: Quilt): Quilt {
  return freed(generate(standard));
}

/**
 * Converts a standard quilt to a larger free form quilt. The new quilt has as many blocks as the standard size has
 * without borders and sashing. Borders and sashing are added to these blocks and enlarge the quilt. The new quilt has
 * no name yet.
 */
export function keepingBlocks(standard: Quilt): Quilt {
  const [plan, plain] = [planOf(standard), plainPlanOf(standard)];
  return freed(generate(standard, plan && plain && { ...plan, columns: plain.columns, rows: plain.rows }));
}

function freed(quilt: Quilt): Quilt {
  return {
    ...withCornerstones(quilt, null),
    ...(quilt.colourways && {
      colourways: quilt.colourways.map(({ cornerstones: _, ...others }) => others),
    }),
    quiltNum: 0,
    quiltName: '',
    generatingSize: 0,
    generatingLayout: 0,
    blocks: [
      ...quilt.blocks
        .filter((placement) => !isEmptyPlacement(placement))
        .map((placement) => ({ ...placement, pattern: false })),
      ...cornerstoneBlocks(quilt),
    ],
  };
}

/** Returns the cornerstones of a standard quilt as copies of a block of one patch; empty if they have no own fabric. */
function cornerstoneBlocks(quilt: Quilt): Placement[] {
  const [cornerstones, crossings] = [cornerstonesOf(quilt), crossingsOf(quilt)];
  if (!cornerstones || !crossings) return [];
  const { first, columns, rows } = crossings;
  const whole = blockUnits(LIMITS.blockSpace);
  return [
    {
      ...emptyPlacement,
      ...{ blockWidth: inches(first.width), blockHeight: inches(first.height) },
      ...{ xLocation: inches(first.x), yLocation: inches(first.y) },
      ...{ numOfColumns: columns, numOfRows: rows },
      ...{ xSeparation: inches(DEFAULTS.blockSide), ySeparation: inches(DEFAULTS.blockSide) },
      levels: [
        [
          {
            ...{ shapeNum: 1, shapeType: SHAPE_TYPE.rectangle, strokeWidth: 0 },
            ...{ shapeXLoc: blockUnits(0), shapeYLoc: blockUnits(0), shapeWidth: whole, shapeHeight: whole },
            fillFabric: cornerstones.fabric,
            ...(quilt.colourways && {
              colourways: quilt.colourways.map((colourway) => colourway.cornerstones ?? FABRIC.none),
            }),
          },
        ],
      ],
    },
  ];
}
