/** The texts that pages of all kinds have. */
export const pageTexts = {
  product: 'Quiltwright',
  page: (page: number, pages: number) => `${page} of ${pages}`,
  testSquare: '1″ × 1″',
  testLines: ['Print at 100 %, then measure.', 'Is the square 1″ × 1″?', 'If not, fix the size in Print.'],
  corrected: (across: string, down: string) =>
    `Corrected for a printer that prints an inch as ${across} × ${down}`,
  noFabric: 'No fabric yet',
  /** Words for a fabric that isn’t chosen yet, within a sentence. */
  noFabricName: 'no fabric yet',
  fabric: (number: number) => `Fabric ${number}`,
  block: 'Block',
  foot: (name: string, size: string) => `${name}, ${size}`,
  continued: (words: string) => `${words}, continued`,
};
