/* The content of the database in its version 1, which had only quilts. A crib quilt was stored as quilt 7,
   revision 3. Then it got the layout with four quadrants, the Star as both blocks, and the layout with one
   block, which hides the second Star. A save under the name ‘Anna’ was sent. The name ‘Cleo’ was undone. */

const empty = {
  blockNum: 0,
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
const all = { ...empty, numOfColumns: 3, numOfRows: 4 };
const first = { ...empty, numOfColumns: 2, numOfRows: 2, xSeparation: 12, ySeparation: 12 };
const second = { ...empty, xLocation: 12, numOfRows: 2, xSeparation: 12, ySeparation: 12 };
const star = { blockNum: 5 };

const blank = {
  quiltNum: 0,
  quilterNum: 0,
  quiltName: '',
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
  generatingLayout: 3,
  schemaVersion: 2,
};
const crib = { ...blank, quiltLength: 48, quiltWidth: 36, generatingSize: 9 };
const quadrants = { ...crib, generatingLayout: 4 };

const starLevels = [
  [
    {
      shapeNum: 1,
      shapeType: 1,
      shapeXLoc: 0,
      shapeYLoc: 0,
      shapeWidth: 1000,
      shapeHeight: 1000,
      fillFabric: 41,
      strokeWidth: 0,
    },
  ],
];

/**
 * The parts of the draft `draftOfVersion1` that version 1 of the database stored separately. Each has its number, and
 * is a quilt, a placement or the layers of a block.
 */
export const piecesOfVersion1: readonly (readonly [number, unknown])[] = [
  [1, []],
  [2, { placement: all, levels: 1 }],
  [3, { quilt: crib, blocks: [2] }],
  [4, { placement: empty, levels: 1 }],
  [5, { quilt: blank, blocks: [4] }],
  [6, { placement: first, levels: 1 }],
  [7, { placement: second, levels: 1 }],
  [8, { quilt: quadrants, blocks: [6, 7] }],
  [9, starLevels],
  [10, { placement: { ...first, ...star }, levels: 9 }],
  [11, { placement: second, levels: 1 }],
  [12, { quilt: quadrants, blocks: [10, 11] }],
  [13, { placement: { ...first, ...star }, levels: 9 }],
  [14, starLevels],
  [15, { placement: { ...second, ...star }, levels: 14 }],
  [16, { quilt: quadrants, blocks: [13, 15] }],
  [17, { placement: { ...all, ...star }, levels: 9 }],
  [18, { quilt: crib, blocks: [17] }],
  [19, { placement: { ...all, ...star }, levels: 9 }],
  [20, { quilt: { ...crib, quiltName: 'Anna' }, blocks: [19] }],
  [23, { placement: { ...all, ...star }, levels: 9 }],
  [24, { quilt: { ...crib, quiltName: 'Cleo' }, blocks: [23] }],
];

export const draftOfVersion1 = {
  slot: '0a7c1b04-3d4a-4880-a34e-d11048be16d3',
  quilterNum: 100,
  changedAt: 1795178495026,
  quiltName: 'Anna',
  isSaved: false,
  isRefused: false,
  head: {
    documentId: '8d8ace0a-0873-44c6-bf21-7ba666b31055',
    design: { quilt: 20, spare: 15 },
    past: [
      { label: 'Quilt size Crib', design: { quilt: 5, spare: null } },
      { label: 'Four-block quadrant pattern', design: { quilt: 3, spare: null } },
      { label: 'Block 1 Star', design: { quilt: 8, spare: null } },
      { label: 'Block 2 Star', design: { quilt: 12, spare: null } },
      { label: 'One block repeated', design: { quilt: 16, spare: null } },
      { label: 'Quilt name', design: { quilt: 18, spare: 15 } },
    ],
    future: [{ label: 'Quilt name', design: { quilt: 24, spare: 15 } }],
    stored: { quiltNum: 7, revision: 3 },
    saved: 3,
    errands: [
      {
        key: '32ad789f-d79f-4b6c-a0ab-9f7e26fa2a41',
        order: {
          documentId: '8d8ace0a-0873-44c6-bf21-7ba666b31055',
          quilt: 20,
          stored: { quiltNum: 7, revision: 3 },
          quilterNum: 100,
        },
      },
    ],
  },
};
