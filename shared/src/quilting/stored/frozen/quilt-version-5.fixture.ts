/**
 * A quilt as version 5 stored it, with fields for two borders and sashing. Don't change it: it proves that such quilts
 * can still be opened.
 */
export const quiltVersion5: unknown = {
  quiltNum: 35,
  quilterNum: 100,
  quiltName: 'Runner for Ada',
  quiltLength: 60,
  quiltWidth: 40,
  borderFabric1: 14,
  borderFabric2: 40,
  borderWidth1: 2,
  borderWidth2: 3.5,
  sashingFabric: 17,
  sashingWidth: 1,
  generatingSashing: 2,
  generatingSize: 0,
  generatingLayout: 0,
  blocks: [
    {
      blockNum: 4,
      blockWidth: 12,
      blockHeight: 12,
      xLocation: 6,
      yLocation: 6,
      numOfColumns: 2,
      numOfRows: 1,
      xSeparation: 0,
      ySeparation: 0,
      pattern: false,
      strokeWidth: 0,
      turn: 2,
      mirrored: true,
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
  colourways: [{ name: '' }, { name: 'Winter', border1: 0, border2: 14, sashing: 40 }],
  sideways: true,
  revision: 2,
  schemaVersion: 5,
};
