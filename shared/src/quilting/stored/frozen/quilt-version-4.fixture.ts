/**
 * A quilt as version 4 stored it, with colourways and without turned blocks. Don't change it: it proves that such quilts
 * can still be opened.
 */
export const quiltVersion4: unknown = {
  quiltNum: 34,
  quilterNum: 100,
  quiltName: 'Runner for Ada',
  quiltLength: 60,
  quiltWidth: 40,
  borderFabric1: 14,
  borderFabric2: 0,
  borderWidth1: 2,
  borderWidth2: 0,
  sashingFabric: 0,
  sashingWidth: 0,
  generatingSashing: 0,
  generatingSize: 0,
  generatingLayout: 0,
  blocks: [
    {
      blockNum: 4,
      blockWidth: 12,
      blockHeight: 12,
      xLocation: 2,
      yLocation: 2,
      numOfColumns: 3,
      numOfRows: 1,
      xSeparation: 0,
      ySeparation: 0,
      pattern: false,
      strokeWidth: 0,
      look: 0,
    },
  ],
  looks: [
    [
      [
        {
          shapeNum: 1,
          shapeType: 1,
          shapeXLoc: 0,
          shapeYLoc: 0,
          shapeWidth: 1000,
          shapeHeight: 1000,
          fillFabric: 11,
          strokeWidth: 0,
          colourways: [11, 40],
        },
      ],
    ],
  ],
  colourways: [{ name: '' }, { name: 'Winter', border1: 0, sashing: 40 }],
  sideways: true,
  revision: 2,
  schemaVersion: 4,
};
