/** The example for the recipe of shape types: adds a second rectangle, with the number 99. */
export default {
  recipe: 'Add a type of shape',
  names: ['SHAPE_TYPE', 'shapeTypes', 'ShapeType'],
  steps: {
    'shared/src/quilting/shapes/shape.ts': [['  apexLeft: 13,\n', '  plaque: 99,\n']],
    'shared/src/quilting/shapes/shape-outlines.ts': [
      [
        'const unitOutlines: Record<ShapeType, Outline> = {\n',
        '  99: polygon([topLeft, topRight, bottomRight, bottomLeft]),\n',
      ],
      ['export const turnedRight: Readonly<Record<ShapeType, ShapeType>> = {\n', '  99: 99,\n'],
      ['export const mirroredAcross: Readonly<Record<ShapeType, ShapeType>> = {\n', '  99: 99,\n'],
      ['  switch (type) {\n', '    case 99:\n'],
    ],
    'web/src/panels/reading/shape-names.ts': [
      [
        'const types: Readonly<Record<ShapeType, Named>> = {\n',
        "  99: { name: 'Plaque', kind: 'Rectangles' },\n",
      ],
    ],
    'shared/src/quilting/shapes/shape-outlines.test.ts': [
      ['const vertices = [\n', "  [99, 'plaque', [topLeft, topRight, bottomRight, bottomLeft]],\n"],
    ],
    'shared/src/library/picture-check.fixture.ts': [
      ['const insides: Record<Exclude<ShapeType, 6>, readonly HalfPlane[]> = {\n', '  99: [],\n'],
    ],
  },
};
