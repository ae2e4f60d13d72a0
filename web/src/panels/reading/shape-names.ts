import { melons, quarterCircles } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { areSameForms, type Form } from '@quiltwright/shared/quilting/shapes/form';
import { shapeTypes, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';

/** The kinds of shapes, in the order in which they are offered. */
const kinds = [
  'Rectangles',
  'Right Triangles',
  'Isosceles Triangles',
  'Diamonds',
  'Ellipses',
  'Quarter Circles',
  'Melons',
] as const;

interface Named {
  name: string;
  kind: (typeof kinds)[number];
}

/** The name of each type of shape, and its kind. */
const types: Readonly<Record<ShapeType, Named>> = {
  1: { name: 'Rectangle', kind: 'Rectangles' },
  2: { name: 'Right triangle, corner bottom left', kind: 'Right Triangles' },
  3: { name: 'Triangle, point up', kind: 'Isosceles Triangles' },
  6: { name: 'Ellipse', kind: 'Ellipses' },
  7: { name: 'Right triangle, corner bottom right', kind: 'Right Triangles' },
  8: { name: 'Right triangle, corner top right', kind: 'Right Triangles' },
  9: { name: 'Right triangle, corner top left', kind: 'Right Triangles' },
  10: { name: 'Diamond', kind: 'Diamonds' },
  11: { name: 'Triangle, point right', kind: 'Isosceles Triangles' },
  12: { name: 'Triangle, point down', kind: 'Isosceles Triangles' },
  13: { name: 'Triangle, point left', kind: 'Isosceles Triangles' },
};

const curved: readonly (Named & { form: Form })[] = [
  { name: 'Quarter circle, centre bottom left', kind: 'Quarter Circles', form: quarterCircles.bottomLeft },
  { name: 'Quarter circle, centre top left', kind: 'Quarter Circles', form: quarterCircles.topLeft },
  { name: 'Quarter circle, centre top right', kind: 'Quarter Circles', form: quarterCircles.topRight },
  { name: 'Quarter circle, centre bottom right', kind: 'Quarter Circles', form: quarterCircles.bottomRight },
  { name: 'Melon, rising to the right', kind: 'Melons', form: melons.rising },
  { name: 'Melon, falling to the right', kind: 'Melons', form: melons.falling },
];

const offered = [...shapeTypes.map((type) => ({ ...types[type], form: type as Form })), ...curved];

/** The forms of shapes that can be drawn at once, grouped by kind. */
export const shapeKinds: readonly { name: string; forms: readonly Form[] }[] = kinds.map((kind) => ({
  name: kind,
  forms: offered.filter((each) => each.kind === kind).map(({ form }) => form),
}));

/** Returns the name of a form, with its direction: Right triangle, corner bottom left. */
export function nameOfForm(form: Form): string {
  return nameOfOffered(form) ?? 'Outline';
}

/** Returns the name of a form that can be drawn at once, with its direction; undefined for any other form. */
export function nameOfOffered(form: Form): string | undefined {
  return offered.find((each) => areSameForms(each.form, form))?.name;
}
