/** The texts in the legend of a quilt's diagram. */
export const diagramTexts = {
  /** Words for a block that is turned to the right by 0, 1, 2 or 3 quarters. */
  turns: ['as on its page', 'turned to the right', 'turned around', 'turned to the left'],
  arrows: 'Each arrow points to the top of its block.',
  copies: (count: number, size: string) => `${count} of ${size}`,
  border: 'Border',
} as const;
