import { SHAPE_TYPE, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import type { LaidShape } from '@quiltwright/shared/model/created-block/drawing';

/** The types of shapes, grouped by kind. */
export const shapeKinds: readonly { name: string; types: readonly ShapeType[] }[] = [
  { name: 'Rectangles', types: [SHAPE_TYPE.rectangle] },
  {
    name: 'Right Triangles',
    types: [
      SHAPE_TYPE.rightBottomLeft,
      SHAPE_TYPE.rightBottomRight,
      SHAPE_TYPE.rightTopRight,
      SHAPE_TYPE.rightTopLeft,
    ],
  },
  {
    name: 'Isosceles Triangles',
    types: [SHAPE_TYPE.apexUp, SHAPE_TYPE.apexRight, SHAPE_TYPE.apexDown, SHAPE_TYPE.apexLeft],
  },
  { name: 'Diamonds', types: [SHAPE_TYPE.diamond] },
  { name: 'Ellipses', types: [SHAPE_TYPE.ellipse] },
];

export const shapeNames: Readonly<Record<ShapeType, string>> = {
  1: 'Rectangle',
  2: 'Right triangle, corner bottom left',
  3: 'Triangle, point up',
  6: 'Ellipse',
  7: 'Right triangle, corner bottom right',
  8: 'Right triangle, corner top right',
  9: 'Right triangle, corner top left',
  10: 'Diamond',
  11: 'Triangle, point right',
  12: 'Triangle, point down',
  13: 'Triangle, point left',
};

/** Returns the name of a type of shape without its direction: Right triangle. */
export function shortName(type: ShapeType): string {
  return shapeNames[type].split(',')[0] ?? '';
}

/** Returns a name for the selected shapes together. */
export function nameOfSelected(selected: readonly LaidShape[]): string {
  const [first] = selected;
  if (!first) return 'Nothing selected';
  return selected.length > 1 ? `${selected.length} shapes` : shortName(first.shape.shapeType);
}
