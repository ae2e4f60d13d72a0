import { OWN_OUTLINE, shapeTypes, type Shape, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import type { LaidShape } from '@quiltwright/shared/model/created-block/drawing';

/** The kinds of shapes, in the order in which they are offered. */
const kinds = ['Rectangles', 'Right Triangles', 'Isosceles Triangles', 'Diamonds', 'Ellipses'] as const;

/** The name of each type of shape, and its kind. */
const shapes: Readonly<Record<ShapeType, { name: string; kind: (typeof kinds)[number] }>> = {
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

/** The types of shapes, grouped by kind. */
export const shapeKinds: readonly { name: string; types: readonly ShapeType[] }[] = kinds.map((kind) => ({
  name: kind,
  types: shapeTypes.filter((type) => shapes[type].kind === kind),
}));

/** Returns the name of a type of shape, with its direction: Right triangle, corner bottom left. */
export function nameOfType(type: Shape['shapeType']): string {
  return type === OWN_OUTLINE ? 'Outline' : shapes[type].name;
}

/** Returns the name of a type of shape without its direction: Right triangle. */
export function shortName(type: Shape['shapeType']): string {
  return nameOfType(type).split(',')[0] ?? '';
}

/**
 * Returns the words for the selected shapes: the name of a single shape, the number of several, such as 3 shapes, or
 * ‘Nothing selected’.
 */
export function nameOfSelected(selected: readonly LaidShape[]): string {
  const [first] = selected;
  if (!first) return 'Nothing selected';
  return selected.length > 1 ? `${selected.length} shapes` : shortName(first.shape.shapeType);
}
