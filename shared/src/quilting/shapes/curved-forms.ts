import { turnedForm, type Form } from './form.js';

/** The bulge of a quarter of a circle: the tangent of a quarter of a right angle. */
export const QUARTER = Math.SQRT2 - 1;

/** A quarter of a circle about the bottom left corner of its box. */
const bottomLeft: Form = {
  corners: [
    { x: 0, y: 1, bulge: 0 },
    { x: 0, y: 0, bulge: QUARTER },
    { x: 1, y: 1, bulge: 0 },
  ],
  aspect: 1,
};
const topLeft = turnedForm(bottomLeft, 'right');
const topRight = turnedForm(topLeft, 'right');

/** The quarter circles, by the corner of their box at their centre. */
export const quarterCircles: Readonly<Record<'bottomLeft' | 'topLeft' | 'topRight' | 'bottomRight', Form>> = {
  bottomLeft,
  topLeft,
  topRight,
  bottomRight: turnedForm(topRight, 'right'),
};

/** A melon between two quarters of a circle, from the bottom left to the top right corner of its box. */
const rising: Form = {
  corners: [
    { x: 0, y: 1, bulge: QUARTER },
    { x: 1, y: 0, bulge: QUARTER },
  ],
  aspect: 1,
};

/** The melons, by their direction from left to right. */
export const melons: Readonly<Record<'rising' | 'falling', Form>> = {
  rising,
  falling: turnedForm(rising, 'right'),
};
