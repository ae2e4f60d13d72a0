/** Twelve different blocks of 25 squares. In each block, another square is in the second fabric. */
const looks = Array.from({ length: 12 }, (_, look) => [
  Array.from({ length: 25 }, (_none, n) => ({
    ...{ shapeNum: n + 1, shapeType: 1, fillFabric: n === look ? 11 : 12, strokeWidth: 0 },
    ...{ shapeXLoc: 200 * (n % 5), shapeYLoc: 200 * Math.floor(n / 5), shapeWidth: 200, shapeHeight: 200 },
  })),
]);

const blocks = Array.from({ length: 4225 }, (_, n) => ({
  ...{ blockNum: 1 + (n % 12), blockWidth: 4, blockHeight: 4, look: n % 12 },
  ...{ xLocation: 4 * (n % 65), yLocation: 4 * Math.floor(n / 65) },
}));

const empty = {
  ...{ quiltWidth: 260, quiltLength: 260, borderFabric1: 0, borderFabric2: 0, borderWidth1: 0 },
  ...{ borderWidth2: 0, sashingFabric: 0, sashingWidth: 0, generatingSashing: 0 },
  ...{ generatingSize: 0, generatingLayout: 0 },
};

/**
 * The content that a browser stores for a quilt full of placements: 65 × 65 blocks of 4 inches, side by side.
 */
export const largestQuilt = { ...empty, quiltName: 'Largest', blocks, looks };

/** The content that a browser stores for a quilt of one placement with the most copies: 99 × 99 blocks of 2½ inches. */
export const mostCopies = {
  ...{ ...empty, quiltName: 'Most copies', looks: looks.slice(0, 1) },
  blocks: [
    {
      ...{ blockNum: 1, blockWidth: 2.5, blockHeight: 2.5, look: 0, xLocation: 0, yLocation: 0 },
      ...{ numOfColumns: 99, numOfRows: 99 },
    },
  ],
};
