/** The direction of an axis: 'x' runs to the right, 'y' down. Columns repeat along 'x', rows along 'y'. */
export type Axis = 'x' | 'y';

export const axes = ['x', 'y'] as const;

/**
 * For each axis, the names of the fields of placements and boxes that hold positions and lengths. The fields from
 * `place` to `size` are measured along the axis. `across` and `acrossSize` are measured at right angles to the axis.
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
