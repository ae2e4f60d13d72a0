/**
 * A quilt as version 6 stored it, with a list of its borders, sashing and cornerstones. Don't change it: it proves that
 * such quilts can still be opened.
 */
export const quiltVersion6: unknown = {
  quiltNum: 36,
  quilterNum: 100,
  quiltName: 'Crib for Ada',
  quiltLength: 50,
  quiltWidth: 36,
  bands: [
    { role: 'sashing', width: 2, fabric: 17 },
    { role: 'cornerstone', width: 2, fabric: 20 },
    { role: 'border', width: 2, fabric: 14, corners: 'mitred' },
    { role: 'border', width: 3, fabric: 40 },
  ],
  generatingSize: 9,
  generatingLayout: 3,
  blocks: [
    {
      blockNum: 4,
      blockWidth: 12,
      blockHeight: 12,
      xLocation: 5,
      yLocation: 5,
      numOfColumns: 2,
      numOfRows: 3,
      xSeparation: 2,
      ySeparation: 2,
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
  colourways: [{ name: '' }, { name: 'Winter', border1: 0, border2: 14, sashing: 40, cornerstones: 11 }],
  revision: 2,
  schemaVersion: 6,
};
