/** The direction of an axis: 'x' runs to the right, 'y' down. Columns repeat along 'x', rows along 'y'. */
export type Axis = 'x' | 'y';

export const axes = ['x', 'y'] as const;

/**
 * For each axis, the names of fields of placements and boxes. `place` to `size` measure along the axis; `across` and
 * those after it, at right angles to the axis.
 */
export const along = {
  x: {
    place: 'xLocation',
    side: 'blockWidth',
    gap: 'xSeparation',
    count: 'numOfColumns',
    size: 'width',
    across: 'y',
    acrossSize: 'height',
  },
  y: {
    place: 'yLocation',
    side: 'blockHeight',
    gap: 'ySeparation',
    count: 'numOfRows',
    size: 'height',
    across: 'x',
    acrossSize: 'width',
  },
} as const;
