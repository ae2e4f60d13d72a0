/** The texts beside the diagram of a quilt. */
export const diagramTexts = {
  /** The words for the turn of a block, by its quarter turns to the right. */
  turns: ['as on its page', 'turned to the right', 'turned around', 'turned to the left'],
  arrows: 'Each arrow points to the top of its block.',
  copies: (count: number, size: string) => `${count} of ${size}`,
  sashing: 'Sashing',
  border: 'Border',
  firstBorder: 'First border',
  secondBorder: 'Second border',
} as const;
