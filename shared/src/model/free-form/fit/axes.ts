/** The axis of a repeat: 'x' for its columns, 'y' for its rows. */
export type Axis = 'x' | 'y';

export const axes = ['x', 'y'] as const;

/** For each axis, the names of the fields of placements and boxes along this axis, and at right angles to it. */
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
