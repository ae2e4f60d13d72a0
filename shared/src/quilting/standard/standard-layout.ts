/** A fixed arrangement of one or two blocks in the grid of a standard quilt. */
interface Layout {
  layoutNum: number;
  /** The number of different blocks in this layout. */
  blockSpaces: 1 | 2;
  layoutName: string;
}

export const standardLayouts = [
  { layoutNum: 3, blockSpaces: 1, layoutName: 'One Block Repeated' },
  { layoutNum: 4, blockSpaces: 2, layoutName: 'Four-Block Quadrant Pattern' },
  { layoutNum: 5, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Rows' },
  { layoutNum: 6, blockSpaces: 2, layoutName: 'Two Blocks Alternating by Columns' },
] as const satisfies readonly Layout[];

export type LayoutNum = (typeof standardLayouts)[number]['layoutNum'];
export const layoutNums: readonly LayoutNum[] = standardLayouts.map(({ layoutNum }) => layoutNum);

/** Returns the number of different blocks in a layout; 2 while no layout is chosen. */
export function blockSpacesOf(layout: 0 | LayoutNum): 1 | 2 {
  return standardLayouts.find(({ layoutNum }) => layoutNum === layout)?.blockSpaces ?? 2;
}
