const square = {
  shapeNum: 1,
  shapeType: 1,
  shapeXLoc: 0,
  shapeYLoc: 0,
  shapeWidth: 1000,
  shapeHeight: 1000,
  fillFabric: 11,
  strokeWidth: 0,
};

const placement = {
  blockNum: 4,
  blockWidth: 12,
  blockHeight: 12,
  xLocation: 0,
  yLocation: 0,
  numOfColumns: 1,
  numOfRows: 1,
  xSeparation: 0,
  ySeparation: 0,
  pattern: false,
  strokeWidth: 0,
};

/**
 * A quilt as version 2 stored it, with the layers of each block in its placement. Don't change it: it proves that such
 * quilts can still be opened. The second block repeats the first. The third is another block with the same layers. The
 * fourth is the first block in another fabric.
 */
export const quiltVersion2: unknown = {
  quiltNum: 32,
  quilterNum: 100,
  quiltName: 'Sampler for Ada',
  quiltLength: 60,
  quiltWidth: 40,
  borderFabric1: 0,
  borderFabric2: 0,
  borderWidth1: 0,
  borderWidth2: 0,
  sashingFabric: 0,
  sashingWidth: 0,
  generatingSashing: 0,
  generatingSize: 0,
  generatingLayout: 0,
  blocks: [
    { ...placement, levels: [[square]] },
    { ...placement, xLocation: 12, levels: [] },
    { ...placement, blockNum: 5, xLocation: 24, levels: [[square]] },
    { ...placement, yLocation: 12, levels: [[{ ...square, fillFabric: 12 }]] },
    { ...placement, xLocation: 12, yLocation: 12, levels: [] },
    { ...placement, blockNum: 0, xLocation: 24, yLocation: 12, levels: [] },
  ],
  revision: 3,
  schemaVersion: 2,
};
