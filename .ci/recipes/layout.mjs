/** The example for the recipe of layouts: adds one with the second block in every second row, like layout 5. */
export default {
  recipe: 'Add a layout of standard quilts',
  names: ['LayoutNum', 'standardLayouts'],
  steps: {
    'shared/src/quilting/standard/standard-layout.ts': [
      [
        'export const standardLayouts = [\n',
        "  { layoutNum: 77, blockSpaces: 2, layoutName: 'Two Blocks in Stripes' },\n",
      ],
    ],
    'shared/src/quilting/standard/generate.ts': [
      [
        'const settings: Record<LayoutNum, readonly Setting[]> = {\n',
        `  77: [
    { slot: 0, column: 0, row: 0, everyColumn: 1, everyRow: 2 },
    { slot: 1, column: 0, row: 1, everyColumn: 1, everyRow: 2 },
  ],\n`,
      ],
    ],
    'web/src/screens/standard-quilt/sections/LayoutSection.tsx': [
      [
        'const holdsSecond: Record<LayoutNum, (column: number, row: number) => boolean> = {\n',
        '  77: (_column, row) => row % 2 === 1,\n',
      ],
    ],
    'shared/src/quilting/standard/generate.test.ts': [
      [
        'const slotAt: Record<LayoutNum, (column: number, row: number) => 0 | 1> = {\n',
        '  77: (_, row) => (row % 2 === 0 ? 0 : 1),\n',
      ],
    ],
  },
};
