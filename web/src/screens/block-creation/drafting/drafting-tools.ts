/** The tools that work on the seams of a block. */
export const draftingTools = ['seam', 'circle', 'divide', 'move', 'erase'] as const;
export type DraftingTool = (typeof draftingTools)[number];

/** True for the names of the tools that work on seams. */
export function isDraftingTool(tool: string): tool is DraftingTool {
  return draftingTools.some((each) => each === tool);
}
