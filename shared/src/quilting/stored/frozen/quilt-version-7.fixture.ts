/**
 * A free form quilt as version 7 stored it, with a setting. Don't change it: it proves that such quilts can still be
 * opened.
 */
export const quiltVersion7: unknown = {
  quiltNum: 37,
  quilterNum: 100,
  quiltName: 'On point for Ada',
  quiltLength: 54,
  quiltWidth: 40,
  bands: [{ role: 'border', width: 2, fabric: 14 }],
  setting: { kind: 'straight', columns: 3, rows: 5, blockWidth: 12, blockHeight: 10, order: 'alternating' },
  generatingSize: 0,
  generatingLayout: 0,
  blocks: [0, 1].map((look) => ({
    blockNum: look === 0 ? 4 : 0,
    blockWidth: 12,
    blockHeight: 10,
    xLocation: 0,
    yLocation: 0,
    numOfColumns: 1,
    numOfRows: 1,
    xSeparation: 0,
    ySeparation: 0,
    pattern: false,
    strokeWidth: 0,
    look,
  })),
  looks: [11, 12].map((fillFabric) => [
    [
      {
        shapeNum: 1,
        shapeType: 1,
        shapeXLoc: 0,
        shapeYLoc: 0,
        shapeWidth: 1000,
        shapeHeight: 1000,
        fillFabric,
        strokeWidth: 0,
      },
    ],
  ]),
  revision: 2,
  schemaVersion: 7,
};
