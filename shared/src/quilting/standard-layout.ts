export const layoutNums = [3, 4, 5, 6] as const;
export type LayoutNum = (typeof layoutNums)[number];

/** A way to set two blocks, or one, into the grid of a standard quilt. `blockSpaces` is how many blocks it takes. */
export interface StandardLayout {
  layoutNum: LayoutNum;
  blockSpaces: 1 | 2;
  layoutName: string;
}

export const standardLayouts: readonly StandardLayout[] = [
  { layoutNum: 3, blockSpaces: 1, layoutName: 'One Block Repeated' },
  { layoutNum: 4, blockSpaces: 2, layoutName: 'Four-Block Quadrant Pattern' },
  { layoutNum: 5, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Rows' },
  { layoutNum: 6, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Columns' },
];
