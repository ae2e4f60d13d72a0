/** A way to set two blocks, or one, into a grid. `blockSpaces` is how many blocks it takes. */
export interface Layout {
  layoutNum: 3 | 4 | 5 | 6;
  blockSpaces: 1 | 2;
  layoutName: string;
}

export const layouts: readonly Layout[] = [
  { layoutNum: 3, blockSpaces: 1, layoutName: 'One Block Repeated' },
  { layoutNum: 4, blockSpaces: 2, layoutName: 'Four-Block Quadrant Pattern' },
  { layoutNum: 5, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Rows' },
  { layoutNum: 6, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Columns' },
];

export const layoutNums = [3, 4, 5, 6] as const;
export type LayoutNum = (typeof layoutNums)[number];
