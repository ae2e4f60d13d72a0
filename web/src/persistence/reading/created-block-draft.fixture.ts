/* A draft of a drawn block as it was stored before layers had ids. This data must never change. */

const block = {
  designedBlockNum: 0,
  designName: '',
  blockNum: 0,
  quilterNum: 0,
  usedBlockNum: 0,
  instructions: '',
  colourways: [],
  blockWidth: 12,
  blockHeight: 12,
  xLocation: 0,
  yLocation: 0,
  xSeparation: 0,
  ySeparation: 0,
  numOfRows: 1,
  numOfColumns: 1,
  pattern: false,
  strokeWidth: 0,
  fabricSpot1: 0,
  fabricSpot2: 0,
  fabricSpot3: 0,
  fabricSpot4: 0,
  fabricSpot5: 0,
  fabricSpot6: 0,
  fabricSpot7: 0,
  fabricSpot8: 0,
  fabricSpot9: 0,
  schemaVersion: 2,
};

const shape1 = {
  shapeNum: 65404472823041,
  shapeType: 1,
  shapeXLoc: 0,
  shapeYLoc: 0,
  shapeWidth: 250,
  shapeHeight: 250,
  fillFabric: 1,
  strokeWidth: 0,
};
const shape2 = {
  shapeNum: 65404472823043,
  shapeType: 1,
  shapeXLoc: 250,
  shapeYLoc: 0,
  shapeWidth: 250,
  shapeHeight: 250,
  fillFabric: 1,
  strokeWidth: 0,
};
const shape3 = {
  shapeNum: 65404472823044,
  shapeType: 1,
  shapeXLoc: 500,
  shapeYLoc: 0,
  shapeWidth: 250,
  shapeHeight: 250,
  fillFabric: 1,
  strokeWidth: 0,
};
const grid = { columns: 4, rows: 4 };
const open = { isLocked: false, isHidden: false };
const hidden = { isLocked: false, isHidden: true };
const locked = { isLocked: true, isHidden: false };

export const drawnBlockHead = {
  documentId: '6f150ffb-10b5-447d-b12b-e8026fcbc70d',
  design: { content: 2, beside: { grid, layers: [hidden, open, open, locked], links: 3 } },
  past: [
    {
      label: { key: 'shapePlaced' },
      design: { content: 5, beside: { grid, layers: [open, open, open], links: 6 } },
    },
    {
      label: { key: 'shapePlaced' },
      design: { content: 8, beside: { grid, layers: [open, open, open], links: 6 } },
    },
    {
      label: { key: 'layerAdded' },
      design: { content: 10, beside: { grid, layers: [open, open, open], links: 3 } },
    },
    {
      label: { key: 'layerLocked' },
      design: { content: 12, beside: { grid, layers: [open, open, open, open], links: 3 } },
    },
    {
      label: { key: 'layerHidden' },
      design: { content: 12, beside: { grid, layers: [open, open, open, locked], links: 3 } },
    },
    {
      label: { key: 'layerMoved' },
      design: { content: 12, beside: { grid, layers: [open, hidden, open, locked], links: 3 } },
    },
  ],
  future: [
    {
      label: { key: 'layerRemoved' },
      design: { content: 14, beside: { grid, layers: [hidden, open, locked], links: 3 } },
    },
  ],
  stored: null,
  saved: 5,
  newName: '',
  errands: [],
};

/** The pieces (separately stored parts) of the draft of `drawnBlockHead`, each with its number. */
export const drawnBlockPieces = [
  [1, [[shape2, shape3], [], [shape1], []]],
  [2, { block, levels: 1 }],
  [
    3,
    [
      [
        { shapeNum: 65404472823043, image: 'same' },
        { shapeNum: 65404472823044, image: 'across' },
      ],
    ],
  ],
  [4, [[], [], []]],
  [5, { block, levels: 4 }],
  [6, []],
  [7, [[shape1], [], []]],
  [8, { block, levels: 7 }],
  [9, [[shape1], [shape2, shape3], []]],
  [10, { block, levels: 9 }],
  [11, [[shape1], [shape2, shape3], [], []]],
  [12, { block, levels: 11 }],
  [13, [[shape2, shape3], [shape1], []]],
  [14, { block, levels: 13 }],
] as const;
