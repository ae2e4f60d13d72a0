/** The texts on every page. */
export const pageTexts = {
  product: 'Quiltwright',
  page: (page: number, pages: number) => `${page} of ${pages}`,
  testSquare: '1″ × 1″',
  testLines: ['Print at 100 %, then measure.', 'Is the square 1″ × 1″?', 'If not, fix the size in Print.'],
  corrected: (across: string, down: string) =>
    `Corrected for a printer that prints an inch as ${across} × ${down}`,
  noFabric: 'no fabric yet',
  fabric: (number: number) => `Fabric ${number}`,
  block: 'Block',
};
